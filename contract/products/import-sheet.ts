/** The sheet in an archive of products, and the columns that it must and may have, in the words that producers write. */
export const IMPORT_SHEET = 'productos.csv';
export const IMPORT_COLUMNS = ['nombre', 'descripcion_corta', 'precio', 'existencias', 'imagenes'] as const;
export const OPTIONAL_IMPORT_COLUMNS = ['productor', 'exclusivo'] as const;

export type ImportColumn = (typeof IMPORT_COLUMNS | typeof OPTIONAL_IMPORT_COLUMNS)[number];
