import type { CONTENT_UNITS } from '../catalogue/product-attributes.ts';
import { quoteName } from './quote-name.ts';

type Unit = (typeof CONTENT_UNITS)[number];

/** Conversion of written units: factor and target unit. */
const UNITS: ReadonlyMap<string, readonly [times: number, unit: Unit]> = new Map(
  (
    [
      [1, 'g', 'g gr grs gramo gramos'],
      [1, 'kg', 'kg kgs kilo kilos kilogramo kilogramos'],
      [1, 'ml', 'ml mililitro mililitros cc'],
      [10, 'ml', 'cl centilitro centilitros'],
      [100, 'ml', 'dl decilitro decilitros'],
      [1, 'l', 'l lt lts litro litros'],
      [1, 'unit', 'ud uds u unidad unidades pieza piezas pza pzas'],
      [12, 'unit', 'docena docenas'],
    ] as const
  ).flatMap(([times, unit, words]) => words.split(' ').map((word) => [word, [times, unit]] as const)),
);

const CONTENT = /^(?:(\d{1,4})\s*[x×*]\s*)?(\d{1,7}(?:[.,]\d{1,3})?)\s*([a-z]{1,12})\.?$/i;
const HALF_A_DOZEN = /^media docena$/i;
const EITHER_WAY = /^[1-9]\d{0,2}\.\d{3}$/;
const HOW_CONTENT = 'Escribe una cantidad y su unidad, como 500 g, 1,5 l o 6 unidades';

/** Rounding to thousandths, the precision of contents. */
const exact = (amount: number) => Math.round(amount * 1_000) / 1_000;

/**
 * Content from text: "1,5 kg", "75 cl" as 750 ml, "6 x 330 ml" as 1980 ml, "1 docena" as 12 units. A point before three
 * digits is ambiguous (thousands or decimals) and is an error.
 */
export function readContent(text: string): { value: { amount: number; unit: Unit } } | { fault: string } {
  if (HALF_A_DOZEN.test(text)) return { value: { amount: 6, unit: 'unit' } };
  const [, packs = '1', amount = '', word = ''] = CONTENT.exec(text) ?? [];
  const known = UNITS.get(word.toLowerCase());
  if (known === undefined) return { fault: HOW_CONTENT };
  const [whole, thousandths] = amount.split('.');
  if (EITHER_WAY.test(amount))
    return {
      fault: `${quoteName(amount)} se puede leer de dos formas: escribe ${whole}${thousandths} o ${whole},${thousandths}`,
    };
  const [times, unit] = known;
  return { value: { amount: exact(Number(packs) * times * Number(amount.replace(',', '.'))), unit } };
}
