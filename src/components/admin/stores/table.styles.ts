import { workTable } from '../../back-office/data-table/work-table.styles.ts';

/** Table styles of the admin's stores. */
export const adminStoresTableStyles = workTable({
  hasChoice: false,
  cells: {
    '& [data-cell=state]': { minWidth: '9rem', maxWidth: '13rem', '& *': { whiteSpace: 'normal' } },
    '& [data-cell=store]': { fontWeight: 'semibold', overflowWrap: 'anywhere', minWidth: '9rem' },
    '& tbody a': { display: 'inline-block', paddingBlock: '0.25rem' },
    '& tbody a:hover': { textDecoration: 'underline' },
    '& [data-part=aside]': { display: 'block', color: 'ink2', fontSize: 'sm', marginTop: '1' },
    '& [data-part=approval]': {
      display: 'block',
      marginTop: '1',
      color: 'actionInk',
      fontSize: 'sm',
      fontWeight: 'semibold',
    },
    '& [data-cell=owner]': { color: 'ink2', overflowWrap: 'anywhere' },
    '& [data-cell=dates]': { color: 'ink2', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
    '& [data-cell=goods]': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
    '& [data-part=told]': { display: 'none' },
    '& [data-cell=change]': { width: '1%', textAlign: 'end' },
  },
  card: {
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gridTemplateAreas: '"state state" "store store" "owner owner" "dates goods" "change change"',
    rowGap: '1',
    padding: '4',
  },
  cardCells: {
    '& [data-cell=state]': { gridArea: 'state', maxWidth: 'none' },
    '& [data-part=aside]': { display: 'none' },
    '& [data-cell=store]': { gridArea: 'store', fontSize: 'lg' },
    '& [data-cell=owner]': { gridArea: 'owner' },
    '& [data-cell=dates]': { gridArea: 'dates', fontSize: 'sm' },
    '& [data-cell=goods]': { gridArea: 'goods', fontSize: 'sm' },
    '& [data-part=count]': { display: 'none' },
    '& [data-part=told]': { display: 'inline' },
    '& [data-cell=change]': { gridArea: 'change', width: 'auto', paddingTop: '2' },
    '& [data-cell=change] button': { width: 'full' },
  },
});
