import { memo } from 'react';
import type { User } from '../../../../contract/account/user.ts';
import { AppLink } from '../../layout/AppLink.tsx';
import { useNow } from '../../market/clock-context.ts';
import { useFormatter } from '../../market/formatter-context.ts';
import { Label } from '../../market/Label.tsx';
import { Avatar } from '../../profile/Avatar.tsx';
import { ROLE_LABELS } from '../../profile/profile.messages.ts';
import { agoOf } from '../../back-office/ago-of.ts';
import { ChooseRow } from '../../back-office/data-table/ChooseRow.tsx';
import { RowRefusal } from '../../back-office/data-table/RowRefusal.tsx';
import { TABLE_ROLES } from '../../back-office/data-table/table-roles.ts';
import { userDeletionMessages, usersMessages } from './users.messages.ts';

interface UserRowProps {
  user: User;
  /** Account is active, or will be after the pending change. */
  isActive: boolean;
  isPending: boolean;
  /** Deletion is being sent, or the list does not show it yet. */
  isGoing: boolean;
  isChosen: boolean;
  /** Refusal message of the last change. */
  refusal: string | null;
  onChosen: (id: string, isChosen: boolean) => void;
}

const { choose, open, active, inactive, lastLogin, created, never } = usersMessages;

/** Table row of an account: owner, role, status. On phones it is a card. */
export const UserRow = memo(function UserRow({
  user,
  isActive,
  isPending,
  isGoing,
  isChosen,
  refusal,
  onChosen,
}: UserRowProps) {
  const { day, daysBetween, dayAndTime } = useFormatter();
  const now = useNow();
  const { id, fullName, email, role, profileImage } = user;
  return (
    <tr {...TABLE_ROLES.row} data-chosen={isChosen} data-going={isGoing} aria-busy={isPending || isGoing}>
      <ChooseRow label={choose(fullName)} isChosen={isChosen} onChosen={(chosen) => onChosen(id, chosen)} />
      <th {...TABLE_ROLES.rowheader} scope="row" data-cell="person">
        <span data-part="person">
          <Avatar small name={fullName} picture={profileImage} />
          <span>
            <AppLink to="/admin/users/$userId" params={{ userId: id }} aria-label={open(fullName)}>
              {fullName}
            </AppLink>
            <span data-part="mail">{email}</span>
          </span>
        </span>
        {refusal ? <RowRefusal>{refusal}</RowRefusal> : null}
      </th>
      <td {...TABLE_ROLES.cell} data-cell="role">
        <Label tone="info">{ROLE_LABELS[role]}</Label>
      </td>
      <td {...TABLE_ROLES.cell} data-cell="state">
        <span data-part="state" data-active={isActive && !isGoing}>
          {isGoing ? userDeletionMessages.going : isActive ? active : inactive}
        </span>
      </td>
      <td {...TABLE_ROLES.cell} data-cell="login">
        <span data-part="told">{`${lastLogin}: `}</span>
        {user.lastLogin ? (
          <time dateTime={user.lastLogin} title={dayAndTime(user.lastLogin)}>
            {agoOf(user.lastLogin, now, { day, daysBetween })}
          </time>
        ) : (
          <span>{never}</span>
        )}
      </td>
      <td {...TABLE_ROLES.cell} data-cell="created">
        <span data-part="told">{`${created}: `}</span>
        {user.createdAt ? <time dateTime={user.createdAt}>{day(user.createdAt)}</time> : null}
      </td>
    </tr>
  );
});
