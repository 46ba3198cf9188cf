import { workTable } from '../../back-office/data-table/work-table.styles.ts';

/** Table styles of the accounts. */
export const usersTableStyles = workTable({
  cells: {
    '& [data-cell=person]': { fontWeight: 'semibold', overflowWrap: 'anywhere' },
    '& [data-part=person]': { display: 'flex', alignItems: 'center', gap: '3' },
    '& [data-part=person] > *': { minWidth: '0' },
    '& [data-part=mail]': { display: 'block', color: 'ink2', fontSize: 'sm', fontWeight: 'normal' },
    '& [data-cell=person] a:hover': { textDecoration: 'underline' },
    '& [data-cell=role], & [data-cell=state]': { width: '1%', whiteSpace: 'nowrap' },
    '& [data-cell=login], & [data-cell=created]': {
      width: '1%',
      color: 'ink2',
      fontVariantNumeric: 'tabular-nums',
      whiteSpace: 'nowrap',
    },
    '& [data-part=state]::before': {
      content: '""',
      display: 'inline-block',
      width: '0.625rem',
      height: '0.625rem',
      marginRight: '2',
      background: 'edge',
      borderRadius: 'full',
    },
    '& [data-part=state][data-active=true]::before': { background: 'success' },
    '& [data-part=told]': { display: 'none' },
    '& tbody tr[data-going=true]': { opacity: '0.55' },
    '@media (forced-colors:active)': { '& [data-part=state]::before': { display: 'none' } },
  },
  card: {
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    gridTemplateAreas: '"choose person person" ". role state" ". login created"',
    '@media (max-width:23rem)': {
      gridTemplateAreas:
        '"choose person person" ". role role" ". state state" ". login login" ". created created"',
    },
    rowGap: '2',
    padding: '4',
  },
  cardCells: {
    '& [data-cell=choose]': { gridArea: 'choose', width: 'auto', paddingRight: '2' },
    '& [data-cell=person]': { gridArea: 'person', minWidth: '0' },
    '& [data-cell=role]': { gridArea: 'role', width: 'auto' },
    '& [data-cell=state]': { gridArea: 'state', width: 'auto' },
    '& [data-cell=login]': { gridArea: 'login', width: 'auto', fontSize: 'sm', whiteSpace: 'normal' },
    '& [data-cell=created]': { gridArea: 'created', width: 'auto', fontSize: 'sm', whiteSpace: 'normal' },
    '& [data-part=told]': { display: 'inline' },
  },
});
