import type { SystemStyleObject } from '@chakra-ui/react/styled-system';
import { visuallyHiddenStyles } from '../../layout/visually-hidden-styles.ts';

/** Breakpoint of the table layout: all columns fit beside the side navigation. Below it each row is a card. */
export const TABLE_LAYOUT_QUERY = '@media (min-width:79rem)';
const WITH_CARDS = '@media (max-width:78.99rem)';

/** Native checkbox that looks like Chakra's. Native, because dozens of rows render while the user types. */
const tick: SystemStyleObject = {
  appearance: 'none',
  display: 'inline-grid',
  placeItems: 'center',
  position: 'relative',
  flexShrink: '0',
  width: '5',
  height: '5',
  verticalAlign: 'middle',
  background: 'raised',
  border: '1px solid var(--td-colors-edge)',
  borderRadius: '4px',
  cursor: 'pointer',
  // Enlarged touch target.
  '&::after': { content: '""', position: 'absolute', inset: '-0.75rem' },
  '&:checked, &:indeterminate': { background: 'action', borderColor: 'action' },
  '&:checked::before, &:indeterminate::before': {
    content: '""',
    width: '0.75rem',
    height: '0.75rem',
    background: 'onAction',
    clipPath: 'polygon(14% 44%, 0 58%, 38% 92%, 100% 24%, 86% 10%, 38% 64%)',
  },
  '&:indeterminate::before': { clipPath: 'inset(42% 8%)' },
  '@media (forced-colors:active)': { appearance: 'auto' },
};

const table: SystemStyleObject = {
  width: 'full',
  // Collapsed borders cannot have rounded corners.
  borderCollapse: 'separate',
  borderSpacing: '0',
  background: 'raised',
  borderRadius: 'card',
  boxShadow: 'stall',
  fontSize: '0.9375rem',
  '& th, & td': { paddingInline: '3', paddingBlock: '1', textAlign: 'start', verticalAlign: 'middle' },
  '& tbody tr': { height: '3.25rem' },
  '& tbody tr > *': { borderTop: '1px solid var(--td-colors-line)' },
  '& tbody tr[data-chosen=true], & tbody tr:hover': { background: 'sunken' },
  '& thead th:first-of-type': { borderTopLeftRadius: 'card' },
  '& thead th:last-of-type': { borderTopRightRadius: 'card' },
  '& tbody tr:last-of-type > :first-of-type': { borderBottomLeftRadius: 'card' },
  '& tbody tr:last-of-type > :last-of-type': { borderBottomRightRadius: 'card' },
  '& thead th': {
    position: 'sticky',
    top: '64px',
    zIndex: '1',
    height: '2.75rem',
    background: 'sunken',
    color: 'ink2',
    fontSize: 'sm',
    fontWeight: 'semibold',
    whiteSpace: 'nowrap',
  },
};

const choosing: SystemStyleObject = {
  '& [data-cell=choose], & thead th:first-of-type': { width: '3rem', paddingRight: '0' },
  '& [data-part=tick]': tick,
};

const cards: SystemStyleObject = {
  display: 'block',
  background: 'transparent',
  boxShadow: 'none',
  '& tbody': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(21rem, 100%), 1fr))',
    gap: '3',
  },
  '& tbody tr > *': { borderTop: '0', padding: '0' },
};

/**
 * Card layout with selection: only the header that selects all rows is visible. Without selection `readCards` hides all
 * headers visually.
 */
const choosingCards: SystemStyleObject = {
  '& thead, & thead tr': { display: 'block' },
  '& thead th': { display: 'none' },
  '& thead th:first-of-type': {
    display: 'flex',
    position: 'static',
    alignItems: 'center',
    width: 'full',
    minHeight: 'touch',
    whiteSpace: 'normal',
    marginBottom: '3',
    borderRadius: 'card',
  },
  '& [data-cell=choose]': { gridArea: 'choose', width: 'auto' },
};
const readCards: SystemStyleObject = { '& thead': visuallyHiddenStyles };

const card: SystemStyleObject = {
  display: 'grid',
  height: 'auto',
  alignItems: 'center',
  columnGap: '2',
  background: 'raised',
  border: '1px solid var(--td-colors-line)',
  borderRadius: 'card',
  boxShadow: 'stall',
};

/** Card layout with very large text: a card fits only a few words, so its cells wrap. */
const narrowCards: SystemStyleObject = {
  '& tbody': { ...(cards['& tbody'] as SystemStyleObject), containerType: 'inline-size' },
  '& [data-cell], & [data-part=aside], & [data-part=ago]': { whiteSpace: 'normal' },
  '@container (max-width: 15rem)': {
    '& tbody tr': { display: 'flex', flexWrap: 'wrap' },
    '& tbody tr > *': { flex: '1 1 100%' },
    '& tbody tr > [data-cell]': { minWidth: '0' },
    '& tbody tr > [data-cell=choose], & tbody tr > [data-cell=state]': { flex: '0 1 auto' },
  },
};

interface WorkTableStyles {
  /** Table-specific styles of cells and rows. */
  cells: SystemStyleObject;
  /** Grid layout of a card. */
  card: SystemStyleObject;
  /** Styles of the cells of a card. */
  cardCells: SystemStyleObject;
  /** Rows have a checkbox in the first column. */
  hasChoice: boolean;
  /** `data-cell` of the cell with a coloured edge in an unsaved row. */
  unsavedEdge: string | undefined;
}

const EDGE = 'inset 4px 0 var(--td-colors-soon)';

const unsavedCell = (cell: string): SystemStyleObject => {
  const styles: SystemStyleObject = { [TABLE_LAYOUT_QUERY]: { boxShadow: EDGE } };
  return Object.fromEntries([[`& tbody tr[data-unsaved=true] > [data-cell=${cell}]`, styles]]);
};

/** Edge of an unsaved row in the colour of its badge (R4.15): on its card, and on one cell between columns. */
const unsavedRows = (cell: string): SystemStyleObject => ({
  '& tbody tr[data-unsaved=true]': { boxShadow: EDGE, [TABLE_LAYOUT_QUERY]: { boxShadow: 'none' } },
  ...unsavedCell(cell),
});

/** Shared styles of the back-office tables. On narrow screens each row is a card. */
export const dataTableStyles = ({
  cells,
  card: own,
  cardCells,
  hasChoice,
  unsavedEdge,
}: WorkTableStyles): SystemStyleObject => ({
  ...table,
  ...(hasChoice ? choosing : {}),
  ...(unsavedEdge ? unsavedRows(unsavedEdge) : {}),
  ...cells,
  [WITH_CARDS]: {
    ...cards,
    ...(hasChoice ? choosingCards : readCards),
    ...cardCells,
    '& tbody tr': { ...card, ...own },
    ...narrowCards,
  },
});
