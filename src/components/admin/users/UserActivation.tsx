import { chakra } from '@chakra-ui/react/styled-system';
import { useSelector } from '@xstate/react';
import type { SnapshotFrom } from 'xstate';
import type * as changesSelectors from '../../../machines/ui/row-changes.selectors.ts';
import type { UserChangesActorRef } from '../../../machines/admin/users/user-changes.machine.ts';
import type { AccountPage } from '../../../machines/admin/users/account-page.machine.ts';
import { Button } from '../../forms/Button.tsx';
import { Panel } from '../../layout/Panel.tsx';
import { RowRefusal } from '../../back-office/data-table/RowRefusal.tsx';
import { holdingsText, userMessages } from './user.messages.ts';
import { usersFailureText } from './users.messages.ts';

const selectChanges = ({ context }: SnapshotFrom<UserChangesActorRef>) => context;
const selectIsBusy = (snapshot: SnapshotFrom<UserChangesActorRef>) => snapshot.hasTag('busy');

interface UserAccessProps {
  account: AccountPage;
  changesRef: UserChangesActorRef;
  /** Selectors of the changes chart; a view may import only its types. */
  selectors: Pick<typeof changesSelectors, 'changeOf' | 'refusalOf'>;
  onDeactivated: () => void;
}

/** Access panel of an account: activation and holdings (R4.16). */
export function UserActivation({
  account: { user, holdings },
  changesRef,
  selectors,
  onDeactivated,
}: UserAccessProps) {
  const changes = useSelector(changesRef, selectChanges);
  const isBusy = useSelector(changesRef, selectIsBusy);
  const refusal = selectors.refusalOf(changes, user.id);
  const isActive = selectors.changeOf(changes, user.id)?.isActive ?? user.isActive ?? true;
  const { activation, isActive: yes, isInactive, activate, deactivate, holds } = userMessages;
  const told = holdings ? holdingsText(holdings) : [];
  return (
    <Panel title={activation} lead={isActive ? yes : isInactive}>
      {told.length > 0 ? (
        <chakra.div display="grid" gap="1">
          <chakra.h3 fontSize="md">{holds}</chakra.h3>
          <chakra.ul data-part="holdings" color="ink2" paddingLeft="5" listStyleType="disc">
            {told.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </chakra.ul>
        </chakra.div>
      ) : null}
      {refusal ? <RowRefusal>{usersFailureText(refusal)}</RowRefusal> : null}
      <chakra.div>
        <Button
          variant="quiet"
          busy={isBusy}
          onClick={
            isActive
              ? onDeactivated
              : () =>
                  changesRef.send({
                    type: 'change.requested',
                    rows: [{ id: user.id, change: { isActive: true } }],
                  })
          }
        >
          {isActive ? deactivate : activate}
        </Button>
      </chakra.div>
    </Panel>
  );
}
