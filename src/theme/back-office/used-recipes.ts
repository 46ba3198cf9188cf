import {
  buttonRecipe,
  checkboxSlotRecipe,
  checkmarkRecipe,
  collapsibleSlotRecipe,
  datePickerSlotRecipe,
  dialogSlotRecipe,
  menuSlotRecipe,
  progressSlotRecipe,
  qrCodeSlotRecipe,
  tableSlotRecipe,
} from '@chakra-ui/react/theme';

/**
 * Recipes of the Chakra components that screens of the back office use; a component without its recipe is drawn without styles.
 * Chakra's table of all recipes was a tenth of a producer's first screen.
 */
export const usedRecipes = {
  recipes: { button: buttonRecipe, checkmark: checkmarkRecipe },
  slotRecipes: {
    checkbox: checkboxSlotRecipe,
    collapsible: collapsibleSlotRecipe,
    datePicker: datePickerSlotRecipe,
    dialog: dialogSlotRecipe,
    menu: menuSlotRecipe,
    progress: progressSlotRecipe,
    qrCode: qrCodeSlotRecipe,
    table: tableSlotRecipe,
  },
};
