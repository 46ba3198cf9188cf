import type { ImportCells } from './sheet-cells.ts';
import type { ImportColumn } from './import-sheet.ts';
import { mapTextAttributes, TEXT_ATTRIBUTE_NAMES, TEXT_ATTRIBUTES } from '../catalogue/text-attributes.ts';
import type { AttributesPatch } from '../catalogue/product-attributes.ts';
import { readAllergens, saysNoAllergens } from './parse-allergens.ts';
import { readContent } from './parse-content.ts';

const DASH = /^[-–—]$/;

/**
 * True for a dash, which explicitly means "none". In a row that changes a product, a dash deletes the value; an empty
 * cell leaves it.
 */
export const isDash = (cell: string): boolean => DASH.test(cell);

/** Text attributes of a row; a dash is an empty text. */
const textsIn = (cells: ImportCells) =>
  Object.fromEntries(
    TEXT_ATTRIBUTE_NAMES.flatMap((name) => {
      const cell = cells[TEXT_ATTRIBUTES[name].column];
      return cell ? [[name, isDash(cell) ? '' : cell]] : [];
    }),
  );

/** Product attributes from a row, validated later like those of any product; undefined if the row has none. */
export function attributesInRow(cells: ImportCells): {
  details: AttributesPatch | undefined;
  faults: { column: ImportColumn; message: string }[];
} {
  const { contenido = '', alergenos = '' } = cells;
  const content = contenido && !isDash(contenido) ? readContent(contenido) : null;
  const hasNoAllergens = isDash(alergenos) || saysNoAllergens(alergenos);
  const allergens = alergenos && !hasNoAllergens ? readAllergens(alergenos) : null;
  const told = {
    ...(content && 'value' in content && { content: content.value }),
    ...(isDash(contenido) && { content: null }),
    ...(allergens && 'value' in allergens && allergens.value.length > 0 && { allergens: allergens.value }),
    ...(hasNoAllergens && { allergens: [] }),
    ...textsIn(cells),
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
  allergens: 'alergenos',
  ...mapTextAttributes((name) => TEXT_ATTRIBUTES[name].column),
};

/** Sheet column of a validation error path, e.g. `details.content.amount` belongs to contenido. */
export const attributeColumnOf = (field: string): ImportColumn | undefined =>
  COLUMN_OF[/^details\.(\w+)/.exec(field)?.[1] ?? ''];
