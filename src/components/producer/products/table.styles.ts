import type { SystemStyleObject } from '@chakra-ui/react/styled-system';
import { WITH_COLUMNS, workTable } from '../../back-office/data-table/work-table.styles.ts';

const toggle: SystemStyleObject = {
  appearance: 'none',
  display: 'inline-block',
  position: 'relative',
  flexShrink: '0',
  width: '10',
  height: '5',
  verticalAlign: 'middle',
  background: 'line',
  borderRadius: 'full',
  cursor: 'pointer',
  transition: 'background-color 120ms ease-out',
  '&::before': {
    content: '""',
    position: 'absolute',
    inset: '2px auto 2px 2px',
    aspectRatio: '1',
    background: 'white',
    borderRadius: 'full',
    transition: 'translate 120ms ease-out',
  },
  '&::after': { content: '""', position: 'absolute', inset: '-0.75rem -0.25rem' },
  '&:checked': { background: 'success' },
  '&:checked::before': { background: 'onSuccess', translate: '1.25rem 0' },
  '@media (forced-colors:active)': { appearance: 'auto' },
};

const editable: SystemStyleObject = {
  '& > button': {
    minHeight: '2.25rem',
    '@media (pointer:coarse)': { minHeight: 'touch' },
    paddingInline: '2',
    marginInline: '-0.5rem',
    borderRadius: 'tag',
    cursor: 'text',
    fontVariantNumeric: 'tabular-nums',
    textDecoration: 'underline dotted var(--td-colors-edge)',
    textUnderlineOffset: '0.3em',
  },
  '& > button:hover': { background: 'raised', textDecorationStyle: 'solid' },
  '& > input': {
    width: '6.5rem',
    minHeight: '2.25rem',
    paddingBlock: '1',
    paddingInline: '2',
    textAlign: 'end',
    fontVariantNumeric: 'tabular-nums',
  },
};

/** Table styles of the producer's products. */
export const producerProductsTableStyles = workTable({
  cells: {
    '& [data-cell=product]': { display: 'flex', alignItems: 'center', gap: '3', fontWeight: 'semibold' },
    '& [data-part=picture]': { width: '2.75rem', flexShrink: '0' },
    '& [data-part=state], & [data-part=left]': { display: 'none' },
    '& [data-cell=price], & [data-cell=stock]': {
      textAlign: 'end',
      fontVariantNumeric: 'tabular-nums',
      whiteSpace: 'nowrap',
    },
    '& [data-cell=store]': { color: 'ink2' },
    '& [data-cell=switch]': { textAlign: 'end' },
    '& tbody tr[data-unsaved=true]': {
      boxShadow: 'inset 4px 0 var(--td-colors-soon)',
      [WITH_COLUMNS]: { boxShadow: 'none' },
    },
    '& tbody tr[data-unsaved=true] > [data-cell=choose]': {
      [WITH_COLUMNS]: { boxShadow: 'inset 4px 0 var(--td-colors-soon)' },
    },
    '& tbody tr[data-going=true]': { opacity: '0.55' },
    '& tbody a:hover': { textDecoration: 'underline' },
    '& [data-part=switch]': toggle,
    '& [data-part=editable]': editable,
    '& [data-part=words]': { minWidth: '0' },
    // Two stacked links: each needs the height of a touch target.
    '& [data-part=seller] a, & [data-part=name]:has(+ [data-part=seller])': {
      display: 'inline-block',
      paddingBlock: '0.1875rem',
    },
    '& [data-part=seller]': { display: 'block', color: 'ink2', fontSize: 'sm', fontWeight: 'normal' },
  },
  card: {
    gridTemplateColumns: 'auto auto minmax(0, 1fr) auto',
    gridTemplateAreas: '"choose product product product" ". price stock switch"',
    padding: '3',
  },
  cardCells: {
    '& tbody tr > *': { borderTop: '0', padding: '0.25rem' },
    '& [data-cell=choose]': { gridArea: 'choose', width: 'auto', alignSelf: 'start', paddingTop: '0.75rem' },
    '& [data-cell=product]': { gridArea: 'product', alignItems: 'start' },
    '& [data-part=name]': { display: 'block', overflowWrap: 'anywhere' },
    '& [data-part=state]': { display: 'block', paddingTop: '1' },
    '& [data-cell=price]': { gridArea: 'price', textAlign: 'start', fontWeight: 'semibold' },
    '& [data-cell=stock]': { gridArea: 'stock', textAlign: 'start' },
    '& [data-part=count]': { display: 'none' },
    '& [data-part=left]': { display: 'inline' },
    '& [data-cell=store]': { display: 'none' },
    '& [data-cell=switch]': { gridArea: 'switch' },
    '& [data-part=switch]': { display: 'none' },
  },
});
