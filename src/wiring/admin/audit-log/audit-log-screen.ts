import { ADMIN_LIMITS } from '../../../../contract/admin/admin-limits.ts';
import { daysAsInstants } from '../../../../contract/values/calendar-day.ts';
import { createFormatter, type Formatter } from '../../../../contract/values/format.ts';
import { auditLogCsv } from '../../../components/back-office/audit-log/audit-log-csv.ts';
import { auditLogMachine } from '../../../machines/admin/audit-log/audit-log.machine.ts';
import { auditLogExportMachine } from '../../../machines/admin/audit-log/audit-log-export.machine.ts';
import { createAuditLogService } from '../../../services/admin/audit-log/audit-log.service.ts';
import { onPageVisible } from '../../../services/shell/on-page-visible.ts';
import { saveText } from '../../../services/ui/save-text.ts';
import { type ListExportTools, wireListExport } from '../../ui/list-export.wiring.ts';
import type { SearchLoaderArgs } from '../../shell/search-loader-deps.ts';
import { wireList } from '../../ui/list.wiring.ts';
import { type MemberLoaderArgs, screenRoute } from '../../shell/screen-route.ts';
import { auditLogHref, auditLogQueryIn } from './audit-log-href.ts';

export const wireAuditLog = wireList(auditLogMachine, auditLogHref);

interface FileServices
  extends Pick<ReturnType<typeof createAuditLogService>, 'listEntries'>, ListExportTools {
  formatter: Pick<Formatter, 'isoDay' | 'time'>;
  /** In ms UTC. */
  now: () => number;
}

/** Export of the audit log, loaded page by page. */
export const wireAuditLogExport = ({ listEntries, formatter, now, ...tools }: FileServices) =>
  wireListExport(auditLogExportMachine, {
    loadPage: listEntries,
    limit: ADMIN_LIMITS.journal,
    most: ADMIN_LIMITS.auditLogExport,
    write: (entries) => ({
      name: `registro-${formatter.isoDay(now())}.csv`,
      rows: auditLogCsv(entries, formatter),
    }),
    ...tools,
  });

type Load = MemberLoaderArgs & SearchLoaderArgs;

/** Loader of the audit log with its export; the address contains the query (R7.21). */
export const openAuditLog = screenRoute({
  key: ({ context }: Load) => context.user.id,
  search: ({ deps }) => auditLogQueryIn(deps.search),
  actors: ({ context, navigate }) => {
    const { services, installation } = context;
    const { timeZone } = installation.market;
    const service = createAuditLogService(services.call);
    const listEntries: typeof service.listEntries = ({ query, ...rest }, signal) =>
      service.listEntries({ query: daysAsInstants(query, timeZone), ...rest }, signal);
    return {
      journal: wireAuditLog({
        loadItems: listEntries,
        watchReturns: onPageVisible,
        showAddress: (shown) => void navigate(shown),
      }),
    };
  },
  input: (_, query) => ({ journal: { query, limit: ADMIN_LIMITS.journal } }),
});

/** Loader of the export, with the query's days in the market's time zone. */
export const openAuditLogExport = screenRoute({
  key: ({ context }: MemberLoaderArgs) => context.user.id,
  actors: ({ context }) => {
    const { services, installation } = context;
    const { timeZone } = installation.market;
    const { listEntries } = createAuditLogService(services.call);
    return {
      auditLogFile: wireAuditLogExport({
        listEntries: ({ query, ...rest }, signal) =>
          listEntries({ query: daysAsInstants(query, timeZone), ...rest }, signal),
        fetchWriter: () => import('../../../services/ui/csv.ts'),
        saveText,
        formatter: createFormatter(installation.market),
        now: () => context.now(),
      }),
    };
  },
  input: () => ({ auditLogFile: undefined }),
});
