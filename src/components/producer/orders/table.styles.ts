import { workTable } from '../../back-office/data-table/work-table.styles.ts';

/** Table styles of the producer's orders. */
export const producerOrdersTableStyles = workTable({
  cells: {
    '& [data-cell=state]': { width: '1%', whiteSpace: 'nowrap' },
    '& [data-cell=order]': { fontWeight: 'semibold' },
    '& [data-part=number]': { fontFamily: 'mono', whiteSpace: 'nowrap' },
    '& [data-part=number]:hover': { textDecoration: 'underline' },
    '& [data-part=ago], & [data-part=aside]': {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      color: 'ink2',
      fontSize: 'sm',
      fontWeight: 'normal',
      whiteSpace: 'nowrap',
    },
    // The "new" label wraps below the time if there is no room beside it.
    '& [data-part=ago]': { flexWrap: 'wrap', columnGap: '2', rowGap: '1' },
    '& [data-cell=buyer], & [data-cell=goods]': { overflowWrap: 'anywhere', lineHeight: 'snug' },
    '& [data-cell=buyer]': { minWidth: '9.5rem' },
    '& [data-cell=total]': { textAlign: 'end', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
    '& [data-cell=next]': { width: '1%', textAlign: 'end', whiteSpace: 'nowrap' },
    '@media (pointer:fine)': { '& [data-cell=next] button': { minHeight: '2.25rem' } },
  },
  card: {
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    gridTemplateAreas:
      '"choose state total" "order order order" "goods goods goods" "buyer buyer buyer" "next next next"',
    rowGap: '1',
    padding: '4',
  },
  cardCells: {
    '& [data-cell=choose]': { gridArea: 'choose', width: 'auto', paddingRight: '2' },
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
    '& [data-cell=total]': { gridArea: 'total', fontWeight: 'bold' },
    '& [data-cell=next]': { gridArea: 'next', width: 'auto', paddingTop: '2', textAlign: 'start' },
    '& [data-cell=next]:empty': { display: 'none' },
    '& [data-cell=next] button': { width: 'full' },
  },
});
