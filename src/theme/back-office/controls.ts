import {
  checkboxAnatomy,
  comboboxAnatomy,
  nativeSelectAnatomy,
  numberInputAnatomy,
  selectAnatomy,
  switchAnatomy,
} from '@chakra-ui/react/anatomy';
import { defineRecipe, defineSlotRecipe, type SystemStyleObject } from '@chakra-ui/react/styled-system';
import { buttonRecipe } from '../recipes/button.recipe.ts';

const { border: _edge, ...baseOfButton } = buttonRecipe.base ?? {};

/**
 * Chakra names the parts of a border; said whole behind them, it would take the colour from each kind of button. It keeps the
 * words of a button in one line, which large letters make wider than a phone.
 */
export const buttonOfWork = defineRecipe({
  ...buttonRecipe,
  base: { ...baseOfButton, borderWidth: '2px', whiteSpace: 'inherit', maxWidth: 'full' },
});

/** What one types in or picks from: white on the paper, with an edge that is told from it (3:1), not a hairline. */
const control: SystemStyleObject = { background: 'raised', borderWidth: '1.5px', borderColor: 'edge' };

/** A phone enlarges the page around a field whose letters are smaller than this. */
const legible: SystemStyleObject = { textStyle: 'md' };

const field = defineRecipe({ variants: { variant: { outline: control }, size: { md: legible } } });

const fieldIn = (slots: string[], slot: string) =>
  defineSlotRecipe({
    slots,
    variants: { variant: { outline: { [slot]: control } }, size: { md: { [slot]: legible } } },
  });

export const controlRecipes = { input: field, textarea: field };

/** What stands on is told by its colour too. */
const colouredIn = (slots: string[], colorPalette: string) =>
  defineSlotRecipe({ slots, base: { root: { colorPalette } } });

export const controlSlotRecipes = {
  checkbox: colouredIn(checkboxAnatomy.keys(), 'orange'),
  switch: colouredIn(switchAnatomy.keys(), 'green'),
  combobox: fieldIn(comboboxAnatomy.keys(), 'input'),
  nativeSelect: fieldIn(nativeSelectAnatomy.keys(), 'field'),
  numberInput: fieldIn(numberInputAnatomy.keys(), 'input'),
  select: fieldIn(selectAnatomy.keys(), 'trigger'),
};
