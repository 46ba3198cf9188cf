import { actionBarAnatomy, dialogAnatomy, drawerAnatomy } from '@chakra-ui/react/anatomy';
import { defineSlotRecipe } from '@chakra-ui/react/styled-system';

const words = { title: { textStyle: 'xl', fontWeight: 'bold' }, body: { textStyle: 'md' } };

/** What lies over the page. */
export const overlaySlotRecipes = {
  dialog: defineSlotRecipe({
    slots: dialogAnatomy.keys(),
    base: { ...words, content: { width: 'calc(100% - 2rem)' }, footer: { flexWrap: 'wrap' } },
  }),
  drawer: defineSlotRecipe({ slots: drawerAnatomy.keys(), base: words }),
  /** On ink, and on the phone above the bar that leads around. */
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
