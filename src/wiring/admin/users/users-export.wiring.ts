import { ADMIN } from '../../../../contract/admin/admin-limits.ts';
import type { Formatter } from '../../../../contract/values/format.ts';
import { usersFile } from '../../../components/admin/users/users-csv.ts';
import { usersExportMachine } from '../../../machines/admin/users/users-export.machine.ts';
import type { createAdminUsersService } from '../../../services/admin/users/admin-users.service.ts';
import { type FileTools, wireListFile } from '../../ui/list-export.wiring.ts';

interface FileServices extends Pick<ReturnType<typeof createAdminUsersService>, 'listUsers'>, FileTools {
  formatter: Pick<Formatter, 'isoDay'>;
  /** In ms UTC. */
  now: () => number;
}

/** Export of accounts, loaded in pages of some hundreds; at most 5,000 (R9.13). */
export const wireUsersFile = ({ listUsers, formatter, now, ...tools }: FileServices) =>
  wireListFile(usersExportMachine, {
    loadPage: listUsers,
    limit: ADMIN.exportPage,
    most: ADMIN.userExport,
    write: (users) => ({
      name: `cuentas-${formatter.isoDay(now())}.csv`,
      rows: usersFile(users, formatter),
    }),
    ...tools,
  });
