import { TEXT_ATTRIBUTE_NAMES, TEXT_ATTRIBUTES } from '../catalogue/text-attributes.ts';

/** Sheet of an import ZIP, with its required and optional columns in Spanish, as producers type them. */
export const IMPORT_SHEET_NAME = 'productos.csv';
export const IMPORT_COLUMNS = ['nombre', 'descripcion_corta', 'precio', 'existencias', 'imagenes'] as const;
export const OPTIONAL_IMPORT_COLUMNS = ['productor', 'exclusivo'] as const;
/** «extension» Columns of product attributes, in display order. */
export const IMPORT_ATTRIBUTE_COLUMNS = [
  'contenido',
  ...TEXT_ATTRIBUTE_NAMES.map((name) => TEXT_ATTRIBUTES[name].column),
  'alergenos',
] as const;
/** «extension» Column with the id of the product to change. Without a value, the row creates a product. */
export const IMPORT_ID_COLUMN = 'id' as const;

export type ImportColumn =
  | (typeof IMPORT_COLUMNS | typeof OPTIONAL_IMPORT_COLUMNS | typeof IMPORT_ATTRIBUTE_COLUMNS)[number]
  | typeof IMPORT_ID_COLUMN;
