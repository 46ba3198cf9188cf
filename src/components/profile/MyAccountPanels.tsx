import type { User } from '../../../contract/account/user.ts';
import type { AccountExportActorRef } from '../../machines/account/account-export.machine.ts';
import type { DeleteMyAccountActorRef } from '../../machines/account/delete-my-account.machine.ts';
import { MyDataPanel } from './MyDataPanel.tsx';
import { DeleteMyAccountPanel } from './DeleteMyAccountPanel.tsx';

export interface MyAccountPanelsProps {
  user: Pick<User, 'role' | 'email'>;
  exportRef: AccountExportActorRef;
  deletionRef: DeleteMyAccountActorRef;
}

/** Account panels for the owner only: data export and deletion (R7.23). */
export const MyAccountPanels = ({ user, exportRef, deletionRef }: MyAccountPanelsProps) => (
  <>
    <MyDataPanel exportRef={exportRef} />
    <DeleteMyAccountPanel deletionRef={deletionRef} user={user} />
  </>
);
