import type { User } from '../../../contract/account/user.ts';
import type { AccountExportActorRef } from '../../machines/account/account-export.machine.ts';
import type { DeleteMyAccountActorRef } from '../../machines/account/delete-my-account.machine.ts';
import { OwnDataPanel } from './OwnDataPanel.tsx';
import { OwnDeletionPanel } from './OwnDeletionPanel.tsx';

export interface OwnAccountPanelsProps {
  user: Pick<User, 'role' | 'email'>;
  exportRef: AccountExportActorRef;
  deletionRef: DeleteMyAccountActorRef;
}

/** What is the owner's alone: their data to take with them, and the end of the account (R7.23). */
export const OwnAccountPanels = ({ user, exportRef, deletionRef }: OwnAccountPanelsProps) => (
  <>
    <OwnDataPanel exportRef={exportRef} />
    <OwnDeletionPanel deletionRef={deletionRef} user={user} />
  </>
);
