import type { User } from '../../../../contract/account/user.ts';
import type { Formatter } from '../../../../contract/values/format.ts';
import { AppLink } from '../../layout/AppLink.tsx';
import { Badge } from '../../market/Badge.tsx';
import { Avatar } from '../../profile/Avatar.tsx';
import { ROLE_LABELS } from '../../profile/profile.messages.ts';
import { relativeTimeText } from '../../back-office/relative-time-text.ts';
import { defineTable } from '../../back-office/data-table/define-table.ts';
import { RowRefusal } from '../../back-office/data-table/RowRefusal.tsx';
import type { UserColumnSort } from './user-sort.ts';
import { userDeletionMessages, usersMessages as words } from './users.messages.ts';

/** Account with its pending changes, as its cells need it. */
interface UserCells {
  user: User;
  /** Account is active, or will be after the pending change. */
  isActive: boolean;
  /** Deletion is being sent, or the list does not show it yet. */
  isGoing: boolean;
  /** Refusal message of the last change. */
  refusal: string | null;
  now: number;
  format: Formatter;
}

/** Columns of the accounts. */
export const USERS_TABLE = defineTable<UserCells, UserColumnSort>()({
  name: 'users',
  columns: {
    person: {
      header: words.person,
      sort: { up: 'fullName asc', down: 'fullName desc' },
      cell: ({ user: { id, fullName, email, profileImage }, refusal }) => (
        <>
          <span data-part="person">
            <Avatar small name={fullName} picture={profileImage} />
            <span>
              <AppLink to="/admin/users/$userId" params={{ userId: id }} aria-label={words.open(fullName)}>
                {fullName}
              </AppLink>
              <span data-part="mail">{email}</span>
            </span>
          </span>
          {refusal ? <RowRefusal>{refusal}</RowRefusal> : null}
        </>
      ),
      isRowHeader: true,
      hasPlainHeader: true,
      styles: {
        fontWeight: 'semibold',
        overflowWrap: 'anywhere',
        '& a:hover': { textDecoration: 'underline' },
      },
      cardStyles: { minWidth: '0' },
    },
    role: {
      header: words.role,
      cell: ({ user: { role } }) => <Badge tone="info">{ROLE_LABELS[role]}</Badge>,
      canHide: true,
      styles: { width: '1%', whiteSpace: 'nowrap' },
      cardStyles: { width: 'auto' },
    },
    state: {
      header: words.state,
      cell: ({ isActive, isGoing }) => (
        <span data-part="state" data-active={isActive && !isGoing}>
          {isGoing ? userDeletionMessages.going : isActive ? words.active : words.inactive}
        </span>
      ),
      canHide: true,
      styles: { width: '1%', whiteSpace: 'nowrap' },
      cardStyles: { width: 'auto' },
    },
    login: {
      header: words.lastLogin,
      sort: { up: 'lastLogin asc', down: 'lastLogin desc', first: 'down' },
      cell: ({ user: { lastLogin }, now, format }) => (
        <>
          <span data-part="told">{`${words.lastLogin}: `}</span>
          {lastLogin ? (
            <time dateTime={lastLogin} title={format.dayAndTime(lastLogin)}>
              {relativeTimeText(lastLogin, now, format)}
            </time>
          ) : (
            <span>{words.never}</span>
          )}
        </>
      ),
      canHide: true,
      styles: { width: '1%', color: 'ink2', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
      cardStyles: { width: 'auto', fontSize: 'sm', whiteSpace: 'normal' },
    },
    created: {
      header: words.created,
      sort: { up: 'createdAt asc', down: 'createdAt desc', first: 'down' },
      cell: ({ user: { createdAt }, format }) => (
        <>
          <span data-part="told">{`${words.created}: `}</span>
          {createdAt ? <time dateTime={createdAt}>{format.day(createdAt)}</time> : null}
        </>
      ),
      canHide: true,
      styles: { width: '1%', color: 'ink2', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
      cardStyles: { width: 'auto', fontSize: 'sm', whiteSpace: 'normal' },
    },
  },
  selection: { cardStyles: { paddingRight: '2' } },
  card: {
    areas: [
      ['choose', 'person', 'person'],
      ['.', 'role', 'state'],
      ['.', 'login', 'created'],
    ],
    narrowAreas: [
      ['choose', 'person', 'person'],
      ['.', 'role', 'role'],
      ['.', 'state', 'state'],
      ['.', 'login', 'login'],
      ['.', 'created', 'created'],
    ],
    styles: { gridTemplateColumns: 'auto minmax(0, 1fr) auto', rowGap: '2', padding: '4' },
  },
  styles: {
    '& [data-part=person]': { display: 'flex', alignItems: 'center', gap: '3' },
    '& [data-part=person] > *': { minWidth: '0' },
    '& [data-part=mail]': { display: 'block', color: 'ink2', fontSize: 'sm', fontWeight: 'normal' },
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
  cardStyles: { '& [data-part=told]': { display: 'inline' } },
});
