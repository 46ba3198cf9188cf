import { ALLERGENS, type Allergen, inOrder } from './allergens.ts';
import { ALLERGEN_WORDS } from './detail-words.ts';
import type { ImportCells } from './import-cells.ts';
import type { ImportColumn } from './import-sheet.ts';
import type { ChangedDetails, CONTENT_UNITS } from './product-details.ts';
import { quoted } from './quoted.ts';

type Unit = (typeof CONTENT_UNITS)[number];
type Told<T> = { value: T } | { fault: string };

const UNITS: ReadonlyMap<string, Unit> = new Map([
  ['g', 'g'],
  ['gr', 'g'],
  ['gramo', 'g'],
  ['gramos', 'g'],
  ['kg', 'kg'],
  ['kilo', 'kg'],
  ['kilos', 'kg'],
  ['ml', 'ml'],
  ['mililitro', 'ml'],
  ['mililitros', 'ml'],
  ['l', 'l'],
  ['litro', 'l'],
  ['litros', 'l'],
  ['ud', 'unit'],
  ['uds', 'unit'],
  ['unidad', 'unit'],
  ['unidades', 'unit'],
]);

const CONTENT = /^(\d{1,7}(?:[.,]\d{1,3})?)\s*([a-z]{1,10})\.?$/i;
const EITHER_WAY = /^[1-9]\d{0,2}\.\d{3}$/;
const HOW_CONTENT = 'Escribe una cantidad y su unidad, como 500 g, 1,5 l o 6 unidades';

/** "1,5 kg" → 1.5 kg; a point before three digits is a thousand for some and a decimal for others, and nothing is guessed. */
function contentIn(text: string): Told<{ amount: number; unit: Unit }> {
  const [, amount = '', word = ''] = CONTENT.exec(text) ?? [];
  const unit = UNITS.get(word.toLowerCase());
  if (unit === undefined) return { fault: HOW_CONTENT };
  const [whole, thousandths] = amount.split('.');
  if (EITHER_WAY.test(amount))
    return {
      fault: `${quoted(amount)} se puede leer de dos formas: escribe ${whole}${thousandths} o ${whole},${thousandths}`,
    };
  return { value: { amount: Number(amount.replace(',', '.')), unit } };
}

const MARKS = /\p{M}/gu;

/** One of anything and several are the same: «huevo», «huevos». */
const bareWord = (word: string) =>
  word
    .normalize('NFD')
    .replaceAll(MARKS, '')
    .toLowerCase()
    .split(/\s+/)
    .map((part) => part.replace(/s$/, ''))
    .join(' ');

const BY_WORD = new Map(ALLERGENS.map((name) => [bareWord(ALLERGEN_WORDS[name]), name]));
const ALL_WORDS = ALLERGENS.map((name) => ALLERGEN_WORDS[name]).join(', ');

function allergensIn(text: string): Told<Allergen[]> {
  const words = text
    .split(/[|,;]/)
    .map((word) => word.trim())
    .filter(Boolean);
  const unknown = words.find((word) => !BY_WORD.has(bareWord(word)));
  if (unknown !== undefined)
    return { fault: `${quoted(unknown)} no es ninguno de los catorce alérgenos: ${ALL_WORDS}` };
  return { value: inOrder(words.flatMap((word) => BY_WORD.get(bareWord(word)) ?? [])) };
}

const DASH = /^[-–—]$/;

/** Whether a cell says that there is nothing, which is more than to leave it empty: a row that changes a product takes it away. */
export const isDash = (cell: string): boolean => DASH.test(cell);

const textIn = (cell: string) => (isDash(cell) ? '' : cell);

/** What a row says of a product's details, to be checked like those of any product; undefined where it says nothing of them. */
export function detailsInRow(cells: ImportCells): {
  details: ChangedDetails | undefined;
  faults: { column: ImportColumn; message: string }[];
} {
  const { contenido = '', alergenos = '', ingredientes, materiales, tallas } = cells;
  const content = contenido && !isDash(contenido) ? contentIn(contenido) : null;
  const allergens = alergenos && !isDash(alergenos) ? allergensIn(alergenos) : null;
  const told = {
    ...(content && 'value' in content && { content: content.value }),
    ...(isDash(contenido) && { content: null }),
    ...(ingredientes && { ingredients: textIn(ingredientes) }),
    ...(allergens && 'value' in allergens && allergens.value.length > 0 && { allergens: allergens.value }),
    ...(isDash(alergenos) && { allergens: [] }),
    ...(materiales && { materials: textIn(materiales) }),
    ...(tallas && { sizes: textIn(tallas) }),
  };
  return {
    details: Object.keys(told).length > 0 ? told : undefined,
    faults: [
      ...(content && 'fault' in content ? [{ column: 'contenido' as const, message: content.fault }] : []),
      ...(allergens && 'fault' in allergens
        ? [{ column: 'alergenos' as const, message: allergens.fault }]
        : []),
    ],
  };
}

const COLUMN_OF: Readonly<Record<string, ImportColumn>> = {
  content: 'contenido',
  ingredients: 'ingredientes',
  allergens: 'alergenos',
  materials: 'materiales',
  sizes: 'tallas',
};

/** The column in which a row says what a rule for details names: `details.content.amount` is said in contenido. */
export const detailColumnOf = (field: string): ImportColumn | undefined =>
  COLUMN_OF[/^details\.(\w+)/.exec(field)?.[1] ?? ''];
