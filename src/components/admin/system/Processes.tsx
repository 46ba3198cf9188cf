import type { MarketProcess } from '../../../../contract/admin/system-status.ts';
import { DataTable } from '../../back-office/data-table/DataTable.tsx';
import { TABLE_ROLES } from '../../back-office/data-table/table-roles.ts';
import { TableCells } from '../../back-office/data-table/TableCells.tsx';
import { useFormatter } from '../../market/formatter-context.ts';
import { PROCESSES_TABLE } from './processes-columns.tsx';
import { systemMessages as words } from './system.messages.ts';

interface ProcessesProps {
  processes: readonly MarketProcess[];
  /** Time of the answer, in ms. */
  now: number;
}

/** Table of the market's processes. */
export function Processes({ processes, now }: ProcessesProps) {
  const format = useFormatter();
  return (
    <DataTable of={PROCESSES_TABLE} label={words.processes} sorting={null}>
      {processes.map((process) => (
        <tr key={process.id} {...TABLE_ROLES.row}>
          <TableCells of={PROCESSES_TABLE} row={{ process, now, format }} />
        </tr>
      ))}
    </DataTable>
  );
}
