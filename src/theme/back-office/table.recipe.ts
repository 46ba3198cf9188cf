import { tableAnatomy } from '@chakra-ui/react/anatomy';
import { defineSlotRecipe } from '@chakra-ui/react/styled-system';

/** Table recipe: white rows of 52 px below a tinted header. */
export const tableRecipe = defineSlotRecipe({
  slots: tableAnatomy.keys(),
  base: {
    row: { _selected: { background: 'sunken' } },
    columnHeader: { fontWeight: 'semibold' },
  },
  variants: {
    variant: {
      line: { row: { background: 'raised' }, columnHeader: { background: 'sunken', color: 'ink2' } },
    },
    size: {
      md: {
        root: { fontSize: '0.9375rem' },
        columnHeader: { height: '2.75rem', paddingBlock: '1', fontSize: 'sm' },
        cell: { height: '3.25rem', paddingBlock: '1' },
      },
    },
    interactive: { true: { body: { '& tr:hover': { background: 'sunken' } } } },
  },
});
