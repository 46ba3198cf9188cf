import { createListExportMachine, type ListExportActorRef } from '../../ui/list-export.machine.ts';
import type { AccountsQuery } from './users.machine.ts';

/** Export of the accounts that match the list's query (R6.5, R9.13). */
export const usersExportMachine = createListExportMachine<AccountsQuery>('usersFile', {});

export type UsersExportActorRef = ListExportActorRef<AccountsQuery>;
