import type { AuditLogEntry } from '../../../../contract/admin/audit-log.ts';
import { useFormatter } from '../../market/formatter-context.ts';
import { DataTable } from '../data-table/DataTable.tsx';
import { TABLE_ROLES } from '../data-table/table-roles.ts';
import { TableCells } from '../data-table/TableCells.tsx';
import { AUDIT_LOG_TABLE } from './audit-log-columns.tsx';
import { auditLogMessages } from './audit-log.messages.ts';

/** Table of audit log entries. */
export function AuditLogTable({ entries }: { entries: readonly AuditLogEntry[] }) {
  const format = useFormatter();
  return (
    <DataTable of={AUDIT_LOG_TABLE} label={auditLogMessages.results} sorting={null}>
      {entries.map((entry) => (
        <tr key={entry.id} {...TABLE_ROLES.row}>
          <TableCells of={AUDIT_LOG_TABLE} row={{ entry, format }} />
        </tr>
      ))}
    </DataTable>
  );
}
