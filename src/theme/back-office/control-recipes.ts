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
 * Button recipe for the back office. Chakra sets the borders longhand; the shorthand of the market's recipe
 * would override each variant's colour, so it is removed. Chakra also forbids line breaks in a button, which
 * large fonts make wider than a phone.
 */
export const backOfficeButtonRecipe = defineRecipe({
  ...buttonRecipe,
  base: { ...baseOfButton, borderWidth: '2px', whiteSpace: 'inherit', maxWidth: 'full' },
});

/** Style of inputs: white, with a border of at least 3:1 contrast. */
const control: SystemStyleObject = { background: 'raised', borderWidth: '1.5px', borderColor: 'edge' };

/** Font size of inputs: phones zoom into a field with a smaller one. */
const legible: SystemStyleObject = { textStyle: 'md' };

const field = defineRecipe({ variants: { variant: { outline: control }, size: { md: legible } } });

const fieldIn = (slots: string[], slot: string) =>
  defineSlotRecipe({
    slots,
    variants: { variant: { outline: { [slot]: control } }, size: { md: { [slot]: legible } } },
  });

export const controlRecipes = { input: field, textarea: field };

/** Checked controls also differ by colour. */
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
