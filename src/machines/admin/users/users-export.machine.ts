import { createListExportMachine, type ListExportActorRef } from '../../ui/list-export.machine.ts';
import type { AccountsQuery } from './users.machine.ts';

/** The accounts that a list is asked for, saved as a file on this device (R6.5, R9.13). */
export const usersExportMachine = createListExportMachine<AccountsQuery>('usersFile', {});

export type UsersExportActorRef = ListExportActorRef<AccountsQuery>;
