import { memo } from 'react';
import type { User } from '../../../../contract/account/user.ts';
import { useNow } from '../../market/clock-context.ts';
import { useFormatter } from '../../market/formatter-context.ts';
import { SelectRowCheckbox } from '../../back-office/data-table/SelectRowCheckbox.tsx';
import { TABLE_ROLES } from '../../back-office/data-table/table-roles.ts';
import { TableCells } from '../../back-office/data-table/TableCells.tsx';
import { USERS_TABLE } from './users-columns.tsx';
import { usersMessages } from './users.messages.ts';

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

/** Table row of an account. */
export const UserRow = memo(function UserRow({
  user,
  isActive,
  isPending,
  isGoing,
  isChosen,
  refusal,
  onChosen,
}: UserRowProps) {
  const format = useFormatter();
  const now = useNow();
  const { id, fullName } = user;
  return (
    <tr {...TABLE_ROLES.row} data-chosen={isChosen} data-going={isGoing} aria-busy={isPending || isGoing}>
      <SelectRowCheckbox
        label={usersMessages.choose(fullName)}
        isChosen={isChosen}
        onChosen={(chosen) => onChosen(id, chosen)}
      />
      <TableCells of={USERS_TABLE} row={{ user, isActive, isGoing, refusal, now, format }} />
    </tr>
  );
});
