import { createListFileMachine, type ListFileActorRef } from '../list-file/list-file.machine.ts';
import type { AccountsQuery } from '../users/users.machine.ts';

/** The accounts that a list is asked for, saved as a file on this device (R6.5, R9.13). */
export const usersFileMachine = createListFileMachine<AccountsQuery>('usersFile', {});

export type UsersFileActorRef = ListFileActorRef<AccountsQuery>;
