import { actionBarAnatomy, dialogAnatomy, drawerAnatomy } from '@chakra-ui/react/anatomy';
import { defineSlotRecipe } from '@chakra-ui/react/styled-system';

const words = { title: { textStyle: 'xl', fontWeight: 'bold' }, body: { textStyle: 'md' } };

/** Recipes of overlays. */
export const overlaySlotRecipes = {
  dialog: defineSlotRecipe({
    slots: dialogAnatomy.keys(),
    base: { ...words, content: { width: 'calc(100% - 2rem)' }, footer: { flexWrap: 'wrap' } },
  }),
  drawer: defineSlotRecipe({ slots: drawerAnatomy.keys(), base: words }),
  /** Dark action bar; on phones it is above the navigation bar. */
  actionBar: defineSlotRecipe({
    slots: actionBarAnatomy.keys(),
    base: {
      positioner: { '--action-bar-offset': { base: '5rem', md: 'spacing.4' } },
      content: {
        background: 'ink',
        color: 'ground',
        '& button': { color: 'ground', borderColor: 'edge', minHeight: 'touch' },
        '& button:hover': { background: 'ground', color: 'ink' },
        '& button:focus-visible': { outlineColor: 'ground' },
      },
      separator: { background: 'edge' },
      selectionTrigger: { cursor: 'pointer', fontVariantNumeric: 'tabular-nums' },
    },
  }),
};
