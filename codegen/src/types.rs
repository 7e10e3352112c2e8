//! The types and constants of the C header, read from the source of the library.

use schemars::JsonSchema;
use serde::Serialize;
use syn::{Expr, Fields, GenericArgument, Item, Lit, PathArguments, Type, Visibility};

use crate::model::{c_type, description, documentation};

/// A member of a structure, or a parameter of a callback.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Member {
    /// Its name.
    pub name: String,
    /// Its type in C.
    #[serde(rename = "type")]
    pub ty: String,
    /// What it is.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub doc: String,
}

/// A named number.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Value {
    /// Its name.
    pub name: String,
    /// The number.
    pub value: u64,
    /// What it stands for.
    pub doc: String,
}

/// A structure that is passed by value or by pointer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Structure {
    /// Its name.
    pub name: String,
    /// What it is.
    pub doc: String,
    /// Its members, in their order in memory.
    pub members: Vec<Member>,
}

/// A type of numbers of which only some have a meaning.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Enumeration {
    /// Its name.
    pub name: String,
    /// The type of the numbers in C.
    #[serde(rename = "type")]
    pub ty: String,
    /// What the numbers stand for.
    pub doc: String,
    /// Those that have a meaning; any other is refused.
    pub values: Vec<Value>,
}

/// A function of the host.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Callback {
    /// The name of its type.
    pub name: String,
    /// What it is called for.
    pub doc: String,
    /// Its parameters.
    pub parameters: Vec<Member>,
    /// The type of its result in C.
    pub returns: String,
}

/// All types, and the constants that belong to none.
#[derive(Default)]
pub struct Types {
    /// Handles: structures with the one member `bits`.
    pub handles: Vec<Structure>,
    /// Other structures.
    pub structures: Vec<Structure>,
    /// Types of numbers.
    pub enumerations: Vec<Enumeration>,
    /// Other names of number types.
    pub numbers: Vec<(String, String, String)>,
    /// Functions of the host.
    pub callbacks: Vec<Callback>,
    /// Constants.
    pub constants: Vec<Value>,
}

impl Types {
    /// Gives the enumerations their values, where the documentation names these as
    /// `MLS_X_*`.
    pub fn complete(&mut self) {
        for (name, ty, doc) in std::mem::take(&mut self.numbers) {
            let prefix = doc.split('`').find_map(|part| part.strip_suffix('*'));
            let is_value =
                |value: &mut Value| prefix.is_some_and(|one| value.name.starts_with(one));
            let values: Vec<Value> = self.constants.extract_if(.., is_value).collect();
            match values.is_empty() {
                true => self.numbers.push((name, ty, doc)),
                false => self.enumerations.push(Enumeration {
                    name,
                    ty,
                    doc,
                    values,
                }),
            }
        }
    }

    /// Adds what a source file has.
    pub fn add(&mut self, file: &syn::File) {
        // The values of an enumeration stand right behind it.
        let mut open: Option<Enumeration> = None;
        for item in &file.items {
            if let (Item::Const(constant), Some(one)) = (item, &mut open)
                && let Some(value) = value(constant)
            {
                one.values.push(value);
                continue;
            }
            self.end(open.take());
            match item {
                Item::Struct(item) if is_ours(&item.ident, &item.vis) => self.add_struct(item),
                Item::Type(item) if is_ours(&item.ident, &item.vis) => {
                    let doc = description(&documentation(&item.attrs));
                    let name = item.ident.to_string();
                    match callback(&item.ty) {
                        Some((parameters, returns)) => self.callbacks.push(Callback {
                            name,
                            doc,
                            parameters,
                            returns,
                        }),
                        None => {
                            open = Some(Enumeration {
                                name,
                                ty: c_type(&item.ty),
                                doc,
                                values: Vec::new(),
                            });
                        }
                    }
                }
                Item::Const(constant) => self.constants.extend(value(constant)),
                _ => {}
            }
        }
        self.end(open);
    }

    fn end(&mut self, open: Option<Enumeration>) {
        match open {
            Some(one) if one.values.is_empty() => self.numbers.push((one.name, one.ty, one.doc)),
            Some(one) => self.enumerations.push(one),
            None => {}
        }
    }

    fn add_struct(&mut self, item: &syn::ItemStruct) {
        let Fields::Named(fields) = &item.fields else {
            return;
        };
        let member = |field: &syn::Field| {
            Some(Member {
                name: field.ident.as_ref()?.to_string(),
                ty: match callback(&field.ty) {
                    Some((parameters, returns)) => pointer(&parameters, &returns),
                    None => c_type(&field.ty),
                },
                doc: description(&documentation(&field.attrs)),
            })
        };
        let one = Structure {
            name: item.ident.to_string(),
            doc: description(&documentation(&item.attrs)),
            members: fields.named.iter().filter_map(member).collect(),
        };
        match one.members.as_slice() {
            [only] if only.name == "bits" => self.handles.push(one),
            _ => self.structures.push(one),
        }
    }
}

fn is_ours(name: &syn::Ident, visibility: &Visibility) -> bool {
    matches!(visibility, Visibility::Public(_)) && name.to_string().starts_with("Mls")
}

fn value(constant: &syn::ItemConst) -> Option<Value> {
    let name = constant.ident.to_string();
    let Expr::Lit(literal) = &*constant.expr else {
        return None;
    };
    let Lit::Int(number) = &literal.lit else {
        return None;
    };
    Some(Value {
        doc: description(&documentation(&constant.attrs)),
        value: number.base10_parse().ok()?,
        name: name.starts_with("MLS_").then_some(name)?,
    })
}

/// The type of a pointer to a function.
fn pointer(parameters: &[Member], returns: &str) -> String {
    let types: Vec<&str> = parameters.iter().map(|one| one.ty.as_str()).collect();
    format!("{returns} (*)({})", types.join(", "))
}

/// The parameters and the result of `Option<unsafe extern "C" fn(..)>`.
fn callback(ty: &Type) -> Option<(Vec<Member>, String)> {
    let Type::Path(path) = ty else {
        return None;
    };
    let last = path.path.segments.last()?;
    let PathArguments::AngleBracketed(arguments) = &last.arguments else {
        return None;
    };
    let GenericArgument::Type(Type::BareFn(function)) = arguments.args.first()? else {
        return None;
    };
    let parameters = function.inputs.iter().map(|one| Member {
        name: one
            .name
            .as_ref()
            .map_or(String::new(), |(name, _)| name.to_string()),
        ty: c_type(&one.ty),
        doc: String::new(),
    });
    let returns = match &function.output {
        syn::ReturnType::Type(_, ty) => c_type(ty),
        syn::ReturnType::Default => "void".into(),
    };
    Some((parameters.collect(), returns))
}
