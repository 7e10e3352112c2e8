module mlirshim

go 1.19
