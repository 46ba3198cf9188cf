/** The sheet in an archive of products, and the columns that it must and may have, in the words that producers write. */
export const IMPORT_SHEET = 'productos.csv';
export const IMPORT_COLUMNS = ['nombre', 'descripcion_corta', 'precio', 'existencias', 'imagenes'] as const;
export const OPTIONAL_IMPORT_COLUMNS = ['productor', 'exclusivo'] as const;
/** «extension» The columns in which a row says what a product tells beyond its description, in the order in which it is shown. */
export const IMPORT_DETAIL_COLUMNS = [
  'contenido',
  'tallas',
  'materiales',
  'ingredientes',
  'alergenos',
] as const;
/** «extension» The column that names the product which a row changes; without it, or where it says nothing, a row makes one. */
export const IMPORT_ID = 'id' as const;

export type ImportColumn =
  | (typeof IMPORT_COLUMNS | typeof OPTIONAL_IMPORT_COLUMNS | typeof IMPORT_DETAIL_COLUMNS)[number]
  | typeof IMPORT_ID;
