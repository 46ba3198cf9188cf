/** What neighbours call what is sold here, folded, where it is not spelt like it. */
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

/** Spellings of one unit each. A plural is among them, and nothing else is made of them: "gr" is no "gres". */
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

/** A folded word as it is written of one thing and of many, itself among them; what a language does not write is harmless. */
export const numbersOf = (word: string): string[] =>
  word.endsWith('s') ? [word, ...ofOne(word)] : [word, ...ofMany(word)];

/** What is called otherwise by neighbours, in Spanish. */
export const translated = (word: string): string | undefined =>
  numbersOf(word)
    .map((form) => BY_NEIGHBOURS.get(form))
    .find((other) => other !== undefined);

/** A folded word as it may be written: of one thing and of many, by neighbours, or as a unit. Itself is the first. */
export function formsOf(word: string): string[] {
  const unit = ofUnit.get(word);
  if (unit) return [word, ...unit.filter((spelling) => spelling !== word)];
  const other = translated(word);
  return [...numbersOf(word), ...(other ? numbersOf(other) : [])];
}

/** The parts of a word that joins figures and letters, each as it may be written: "500g" → 500, g or gr. Empty for other words. */
export function partsOf(word: string): string[][] {
  const parts = word.match(/\p{N}+|\p{L}+/gu) ?? [];
  if (parts.length < 2) return [];
  return parts.map((part) => [...(ofUnit.get(part) ?? [part])]);
}
