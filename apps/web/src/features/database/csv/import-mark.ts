/** In the format of a database while rows are being imported: whoever finds it later knows that not everything came. */
export const IMPORT_MARK = 'import_under_way'
