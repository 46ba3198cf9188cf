/**
 * Folded names of products in neighbouring languages (e.g. Catalan), with the Spanish word. Only words with a different
 * spelling are listed.
 */
const BY_NEIGHBOURS = new Map(
  Object.entries({
    abella: 'abeja',
    all: 'ajo',
    cadira: 'silla',
    cistella: 'cesta',
    confitura: 'mermelada',
    espelma: 'vela',
    farina: 'harina',
    formatge: 'queso',
    forn: 'horno',
    fusta: 'madera',
    got: 'vaso',
    joguina: 'juguete',
    llana: 'lana',
    llapis: 'lapiz',
    lli: 'lino',
    llibre: 'libro',
    llibreta: 'cuaderno',
    mel: 'miel',
    melmelada: 'mermelada',
    mirall: 'espejo',
    nina: 'muñeca',
    oli: 'aceite',
    ou: 'huevo',
    pa: 'pan',
    pressec: 'melocoton',
    rellotge: 'reloj',
    roba: 'ropa',
    sabata: 'zapato',
    sabo: 'jabon',
    taronja: 'naranja',
    tomaquet: 'tomate',
    torro: 'turron',
    ull: 'ojo',
    ulleres: 'gafas',
    vestit: 'vestido',
    vi: 'vino',
    xocolata: 'chocolate',
  }),
);

/** Spellings of each unit, plurals included. No further forms are derived: "gr" must not match "gres". */
const UNITS = [
  ['g', 'gr', 'grs', 'gramo', 'gramos'],
  ['kg', 'kgs', 'kilo', 'kilos'],
  ['l', 'lt', 'lts', 'litro', 'litros'],
  ['ml', 'mls', 'mililitros'],
  ['cl', 'cls', 'centilitros'],
  ['cm', 'cms', 'centimetro', 'centimetros'],
  ['mm', 'mms', 'milimetros'],
] as const;

const ofUnit = new Map(
  UNITS.flatMap((spellings) => spellings.map((word): [string, readonly string[]] => [word, spellings])),
);

const ofOne = (word: string): string[] => [
  ...(word.endsWith('s') ? [word.slice(0, -1)] : []),
  ...(word.endsWith('es') ? [word.slice(0, -2)] : []),
  ...(word.endsWith('ces') ? [`${word.slice(0, -3)}z`] : []),
];

const ofMany = (word: string): string[] => [
  `${word}s`,
  `${word}es`,
  ...(word.endsWith('z') ? [`${word.slice(0, -1)}ces`] : []),
];

/** Singular and plural forms of a folded word, itself included. Forms that do not exist in the language do no harm. */
export const singularAndPluralOf = (word: string): string[] =>
  word.endsWith('s') ? [word, ...ofOne(word)] : [word, ...ofMany(word)];

/** Spanish translation of a word from a neighbouring language. */
const translationOf = (word: string): string | undefined =>
  singularAndPluralOf(word)
    .map((form) => BY_NEIGHBOURS.get(form))
    .find((other) => other !== undefined);

/** Search forms of a folded word, itself first: singular and plural, translation, or the spellings of a unit. */
export function formsOf(word: string): string[] {
  const unit = ofUnit.get(word);
  if (unit) return [word, ...unit.filter((spelling) => spelling !== word)];
  const other = translationOf(word);
  return [...singularAndPluralOf(word), ...(other ? singularAndPluralOf(other) : [])];
}

/** Parts of a word that joins digits and letters, each with its spellings: "500g" → 500, g or gr. Empty for other words. */
export function compoundPartsOf(word: string): string[][] {
  const parts = word.match(/\p{N}+|\p{L}+/gu) ?? [];
  if (parts.length < 2) return [];
  return parts.map((part) => [...(ofUnit.get(part) ?? [part])]);
}
