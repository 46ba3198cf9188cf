import { ADMIN_LIMITS } from '../../../../contract/admin/admin-limits.ts';
import type { Formatter } from '../../../../contract/values/format.ts';
import { usersCsv } from '../../../components/admin/users/users-csv.ts';
import { usersExportMachine } from '../../../machines/admin/users/users-export.machine.ts';
import type { createAdminUsersService } from '../../../services/admin/users/admin-users.service.ts';
import { type ListExportTools, wireListExport } from '../../ui/list-export.wiring.ts';

interface FileServices
  extends Pick<ReturnType<typeof createAdminUsersService>, 'listUsers'>, ListExportTools {
  formatter: Pick<Formatter, 'isoDay'>;
  /** In ms UTC. */
  now: () => number;
}

/** Export of accounts, loaded in pages of some hundreds; at most 5,000 (R9.13). */
export const wireUsersExport = ({ listUsers, formatter, now, ...tools }: FileServices) =>
  wireListExport(usersExportMachine, {
    loadPage: listUsers,
    limit: ADMIN_LIMITS.exportPage,
    most: ADMIN_LIMITS.userExport,
    write: (users) => ({
      name: `cuentas-${formatter.isoDay(now())}.csv`,
      rows: usersCsv(users, formatter),
    }),
    ...tools,
  });
