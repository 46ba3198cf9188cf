import { WITH_COLUMNS, workTable } from '../../back-office/data-table/work-table.styles.ts';

/** Table styles of the admin's orders; an unsaved row has an edge in the colour of its badge (R4.15). */
export const adminOrdersTableStyles = workTable({
  hasChoice: false,
  cells: {
    '& [data-cell=state]': { width: '1%', whiteSpace: 'nowrap' },
    '& [data-part=unsaved]': { display: 'grid', justifyItems: 'start', marginTop: '1' },
    '& [data-cell=order]': { fontWeight: 'semibold' },
    '& [data-part=number]': { fontFamily: 'mono', whiteSpace: 'nowrap' },
    '& [data-part=number]:hover': { textDecoration: 'underline' },
    '& [data-part=aside]': { display: 'block', color: 'ink2', fontSize: 'sm', fontWeight: 'normal' },
    '& [data-cell=buyer], & [data-cell=goods]': { overflowWrap: 'anywhere', lineHeight: 'snug' },
    '& [data-cell=buyer]': { minWidth: '9.5rem' },
    '& [data-cell=total]': { textAlign: 'end', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
    '& [data-cell=change]': { width: '1%' },
    '& [data-cell=change] select': { width: '13rem', minHeight: '2.25rem', paddingBlock: '1' },
    '@media (pointer:coarse)': { '& [data-cell=change] select': { minHeight: 'touch' } },
    '& tbody tr[data-unsaved=true]': {
      boxShadow: 'inset 4px 0 var(--td-colors-soon)',
      [WITH_COLUMNS]: { boxShadow: 'none' },
    },
    '& tbody tr[data-unsaved=true] > [data-cell=state]': {
      [WITH_COLUMNS]: { boxShadow: 'inset 4px 0 var(--td-colors-soon)' },
    },
  },
  card: {
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gridTemplateAreas: '"state total" "order order" "goods goods" "buyer buyer" "change change"',
    rowGap: '1',
    padding: '4',
  },
  cardCells: {
    '& [data-cell=state]': { gridArea: 'state', width: 'auto' },
    '& [data-cell=order]': {
      gridArea: 'order',
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      columnGap: '3',
      paddingTop: '1',
    },
    '& [data-part=number]': { fontSize: 'lg' },
    '& [data-part=refusal]': { flexBasis: '100%' },
    '& [data-cell=buyer]': { gridArea: 'buyer', minWidth: '0' },
    '& [data-cell=goods]': { gridArea: 'goods', paddingBlock: '1' },
    '& [data-cell=total]': { gridArea: 'total', alignSelf: 'start', fontWeight: 'bold' },
    '& [data-cell=change]': { gridArea: 'change', width: 'auto', paddingTop: '2' },
    '& [data-cell=change]:empty': { display: 'none' },
    '& [data-cell=change] select': { width: 'full', minHeight: 'touch' },
  },
});
