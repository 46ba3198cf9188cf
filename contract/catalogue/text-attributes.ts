/** Attribute of a product that is plain text, with everything that screens and the import sheet need of it. */
interface TextAttribute {
  /** Title on the product's page, and label of the form field. */
  title: string;
  /** Hint below the form field. */
  hint: string;
  /** Maximum length in characters. */
  max: number;
  /** Lines of the form field; 1 for a single-line field. */
  rows: number;
  /** Column of the import sheet. */
  column: string;
  /** Alternative headings of the column in Spanish, Catalan and English, normalized and separated by ", ". */
  headings: string;
  /** Explanation of the column in the import guide, without its length. */
  guide: string;
}

/**
 * «extension» Text attributes of a product, in the order of the form, the product's page and the sheet. Schema, form, draft,
 * sheet columns and page derive from this table: a new attribute is a row here.
 */
export const TEXT_ATTRIBUTES = {
  sizes: {
    title: 'Tallas y medidas',
    hint: 'Por ejemplo: de la 36 a la 41; 30 × 40 cm.',
    max: 300,
    rows: 1,
    column: 'tallas',
    headings: 'talla, tallas y medidas, tallas o medidas, medidas, medida, dimensiones, sizes, dimensions',
    guide: 'Tallas o medidas.',
  },
  materials: {
    title: 'Materiales',
    hint: 'Por ejemplo: gres esmaltado, apto para lavavajillas.',
    max: 300,
    rows: 1,
    column: 'materiales',
    headings: 'material, materials',
    guide: 'De qué está hecho.',
  },
  ingredients: {
    title: 'Ingredientes',
    hint: 'De más a menos, como en la etiqueta.',
    max: 1_000,
    rows: 3,
    column: 'ingredientes',
    headings: 'ingrediente, ingredients',
    guide: 'De más a menos, como en la etiqueta.',
  },
} as const satisfies Record<string, TextAttribute>;

export type TextAttributeName = keyof typeof TEXT_ATTRIBUTES;
export type TextAttributeColumn = (typeof TEXT_ATTRIBUTES)[TextAttributeName]['column'];

/** Names of the text attributes, in the order of the table. */
export const TEXT_ATTRIBUTE_NAMES = Object.keys(TEXT_ATTRIBUTES) as TextAttributeName[];

/** Record with a value for each text attribute. */
export const mapTextAttributes = <Value>(
  valueOf: (name: TextAttributeName, attribute: TextAttribute) => Value,
): Record<TextAttributeName, Value> =>
  Object.fromEntries(
    TEXT_ATTRIBUTE_NAMES.map((name) => [name, valueOf(name, TEXT_ATTRIBUTES[name])]),
  ) as Record<TextAttributeName, Value>;

/** Record with a value for each column of a text attribute. */
export const mapTextColumns = <Value>(
  valueOf: (name: TextAttributeName, attribute: TextAttribute) => Value,
): Record<TextAttributeColumn, Value> =>
  Object.fromEntries(
    TEXT_ATTRIBUTE_NAMES.map((name) => [TEXT_ATTRIBUTES[name].column, valueOf(name, TEXT_ATTRIBUTES[name])]),
  ) as Record<TextAttributeColumn, Value>;
