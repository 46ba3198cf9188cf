import type { JobCount } from '../../../../contract/admin/system-status.ts';
import { DataTable } from '../../back-office/data-table/DataTable.tsx';
import { TABLE_ROLES } from '../../back-office/data-table/table-roles.ts';
import { TableCells } from '../../back-office/data-table/TableCells.tsx';
import { useFormatter } from '../../market/formatter-context.ts';
import { countsByKind, JOB_COUNTS_TABLE } from './job-counts-columns.tsx';
import { systemMessages as words } from './system.messages.ts';

interface JobCountsProps {
  jobs: readonly JobCount[];
  /** Time of the answer, in ms. */
  now: number;
}

/** Table of the background jobs by kind and state. */
export function JobCounts({ jobs, now }: JobCountsProps) {
  const format = useFormatter();
  return (
    <DataTable of={JOB_COUNTS_TABLE} label={words.jobs} sorting={null}>
      {countsByKind(jobs).map((row) => (
        <tr key={row.kind} {...TABLE_ROLES.row}>
          <TableCells of={JOB_COUNTS_TABLE} row={{ row, now, format }} />
        </tr>
      ))}
    </DataTable>
  );
}
