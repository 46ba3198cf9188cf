import { SHEET_COLUMNS } from './sheet-cells.ts';
import { IMPORT_COLUMNS, type ImportColumn } from './import-sheet.ts';
import { quoteName } from './quote-name.ts';
import { mapTextColumns } from '../catalogue/text-attributes.ts';

/** Number of first rows that are searched for headings; a title or blank rows may precede them. */
export const MAX_HEADING_ROWS = 10;

/** Alternative headings of each column in Spanish, Catalan and English, normalized like `bareHeading`. */
const OTHER_NAMES: Readonly<Partial<Record<ImportColumn, string>>> = {
  nombre:
    'nombre del producto, nombre de producto, nombre producto, nombre del articulo, nombre articulo, producto, articulo, titulo, titulo del producto, denominacion, nom, nom del producte, producte, name, product name, product, item, item name, title, product title',
  descripcion_corta:
    'descripcion, descripcion breve, breve descripcion, descripcion del producto, resumen, descripcio, descripcio curta, description, short description, product description, summary',
  precio:
    'precio de venta, precio venta, precio de venta al publico, precio venta publico, pvp, p v p, precio unitario, precio por unidad, precio unidad, precio final, preu, price, unit price, selling price, retail price',
  existencias:
    'stock, cantidad, cantidades, unidades, uds, ud, unidades disponibles, disponibles, cantidad disponible, cantidad en stock, unidades en stock, stock disponible, stock actual, numero de unidades, nº de unidades, inventario, existencia, estoc, existencies, quantitat, quantity, qty, units, inventory, stock quantity, available, available quantity',
  imagenes:
    'imagen, foto, fotos, fotografia, fotografias, imagenes del producto, fotos del producto, imagen del producto, foto del producto, nombre de la foto, nombre de las fotos, imatge, imatges, image, images, picture, pictures, photo, photos, image file, image files, product images',
  productor:
    'productora, nombre del productor, nombre de la productora, elaborador, elaboradora, artesano, artesana, fabricante, marca, producer, producer name, maker, manufacturer, brand',
  exclusivo: 'exclusiva, exclusivo de este puesto, solo en este puesto, exclusive',
  contenido: 'contenido neto, cantidad neta, contingut, net content, net contents',
  ...mapTextColumns((_, { headings }) => headings),
  alergenos: 'alergeno, allergens, allergen',
};

const otherNamesOf = (column: ImportColumn): string[] => OTHER_NAMES[column]?.split(', ') ?? [];

const MARKS = /\p{M}/gu;
/** Heading suffixes that do not change the column. A price without tax is not among them. */
const ADDITIONS =
  /(?: (?:en )?(?:€|eur|euros?)| (?:con )?(?:iva|impuestos) (?:incluidos?|incl)| con iva| (?:uds?|unidades)| obligatorio| obligatoria| opcional| requerido| requerida| required| optional)+$/;

/** Heading without accents, case and punctuation: «Precio (€)» becomes "precio". */
const bareHeading = (heading: string): string =>
  heading
    .normalize('NFD')
    .replaceAll(MARKS, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}€]+/gu, ' ')
    .replace(/(?<=\S)€/, ' €')
    .trim();

const OWN = new Map(SHEET_COLUMNS.map((column) => [bareHeading(column), column]));
const OTHERS = new Map(
  SHEET_COLUMNS.flatMap((column) => otherNamesOf(column).map((name) => [name, column] as const)),
);

const columnIn = (names: ReadonlyMap<string, ImportColumn>, heading: string): ImportColumn | null => {
  const bare = bareHeading(heading);
  return names.get(bare) ?? names.get(bare.replace(ADDITIONS, '')) ?? null;
};

/** Column of a heading, by its standard or an alternative name, normalized; null for an unknown heading. */
export const columnOfHeading = (heading: string): ImportColumn | null =>
  columnIn(OWN, heading) ?? columnIn(OTHERS, heading);

/**
 * Columns of the headings. A column present under its standard name has no second match: «Descripción» beside
 * «Descripción corta» is ignored.
 */
function columnsOf(headings: readonly string[]): (ImportColumn | null)[] {
  const owned = new Set(headings.map((heading) => columnIn(OWN, heading)));
  return headings.map((heading) => {
    const own = columnIn(OWN, heading);
    const other = columnIn(OTHERS, heading);
    return own ?? (owned.has(other) ? null : other);
  });
}

/** Number of headings in a row that name a column. */
export const countKnownHeadings = (headings: readonly string[]): number =>
  headings.filter((heading) => columnOfHeading(heading) !== null).length;

const FAR = 3;

/** Edit distance of two words (insertions, deletions, substitutions), capped at `FAR`. */
function distance(one: string, other: string): number {
  if (Math.abs(one.length - other.length) >= FAR) return FAR;
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [at, sign] of Array.from(one).entries()) {
    const next = [at + 1];
    for (let to = 0; to < other.length; to += 1)
      next.push(
        Math.min(
          (row[to] ?? FAR) + (sign === other[to] ? 0 : 1),
          (row[to + 1] ?? FAR) + 1,
          (next[to] ?? FAR) + 1,
        ),
      );
    row = next;
  }
  return Math.min(row.at(-1) ?? FAR, FAR);
}

/** Prices that are not for shoppers: cost or purchase price, or price without tax. */
const OTHER_PRICE = /\b(?:sin|excl\w*|neto|base|coste?|compra|mayor|cost|net)\b/;
const SHORTEST = 4;

function isLike(bare: string, name: string): boolean {
  if (bare.length < SHORTEST || name.length < SHORTEST) return false;
  return ` ${bare} `.includes(` ${name} `) || distance(bare, name) < (name.length > 5 ? FAR : 2);
}

/** Unknown heading that was probably meant for a column; undefined if none is similar. */
function likelyHeading(column: ImportColumn, headings: readonly string[]): string | undefined {
  const names = [bareHeading(column), ...otherNamesOf(column)];
  return headings.find((heading) => {
    const bare = bareHeading(heading);
    if (column === 'precio' && OTHER_PRICE.test(bare)) return false;
    return names.some((name) => isLike(bare, name));
  });
}

const listed = (names: readonly string[]) => names.map((name) => `«${name}»`).join(', ');

function missingText(missing: readonly ImportColumn[], unknown: readonly string[]): string {
  const likely = missing.flatMap((column) => {
    const heading = likelyHeading(column, unknown);
    return heading === undefined ? [] : [`${quoteName(heading.trim())}, ¿es «${column}»?`];
  });
  const lack = `A la hoja le ${missing.length === 1 ? 'falta la columna' : 'faltan las columnas'} ${listed(missing)}.`;
  return likely.length === 0 ? lack : `${lack} ${likely.join(' ')} Cambia su nombre en la hoja.`;
}

/** Columns by position, or an error message for display if headings are missing or ambiguous. */
export function columnsOfHeadings(
  headings: readonly string[],
): { ok: true; columns: readonly (ImportColumn | null)[] } | { ok: false; message: string } {
  const columns = columnsOf(headings);
  const twice = columns.findIndex((column, at) => column !== null && columns.indexOf(column) !== at);
  const column = columns[twice];
  if (column) {
    const [one = '', other = ''] = [headings[columns.indexOf(column)], headings[twice]];
    const isOwn = columnIn(OWN, one) !== null;
    const message = isOwn
      ? `La columna «${column}» está dos veces.`
      : `${quoteName(one.trim())} y ${quoteName(other.trim())} parecen las dos «${column}»: deja una.`;
    return { ok: false, message };
  }
  const missing = IMPORT_COLUMNS.filter((one) => !columns.includes(one));
  if (missing.length === 0) return { ok: true, columns };
  const unknown = headings.filter((heading, at) => columns[at] === null && heading.trim() !== '');
  return { ok: false, message: missingText(missing, unknown) };
}

/** Warnings for unknown headings that resemble a missing optional column, as questions. Their cells are ignored. */
export function headingWarnings(headings: readonly string[]): string[] {
  const columns = columnsOf(headings);
  const absent = SHEET_COLUMNS.filter((column) => !columns.includes(column) && column.length > 2);
  const unknown = headings.filter((_, at) => columns[at] === null);
  return absent.flatMap((column) => {
    const heading = likelyHeading(column, unknown);
    return heading === undefined
      ? []
      : [
          `No leemos la columna ${quoteName(heading.trim())}: ¿es «${column}»? Si lo es, cambia su nombre en la hoja.`,
        ];
  });
}
