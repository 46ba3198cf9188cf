import type { User } from '../../../contract/users/user.ts';
import type { AccountExportActorRef } from '../../machines/account-export/account-export.machine.ts';
import type { OwnDeletionActorRef } from '../../machines/own-deletion/own-deletion.machine.ts';
import { OwnDataPanel } from './OwnDataPanel.tsx';
import { OwnDeletionPanel } from './OwnDeletionPanel.tsx';

export interface OwnAccountPanelsProps {
  user: Pick<User, 'role' | 'email'>;
  exportRef: AccountExportActorRef;
  deletionRef: OwnDeletionActorRef;
}

/** What is the owner's alone: their data to take with them, and the end of the account (R7.23). */
export const OwnAccountPanels = ({ user, exportRef, deletionRef }: OwnAccountPanelsProps) => (
  <>
    <OwnDataPanel exportRef={exportRef} />
    <OwnDeletionPanel deletionRef={deletionRef} user={user} />
  </>
);
