import { fromCallback } from 'xstate';
import type { RowChange } from '../../machines/ui/changes.entries.ts';
import type { RowsHurried } from '../../machines/ui/changes.machine.ts';
import { UNEXPECTED } from '../../machines/unexpected.ts';

/**
 * Sends rows of a bulk run outside the sequence, all at once, and answers each with `row.answered`. Sent
 * requests continue even if the requesting actor stops.
 */
export const sendingBeside = <Change>(apply: (row: RowChange<Change>) => Promise<unknown>) =>
  fromCallback<RowsHurried<Change>, undefined>(({ sendBack, receive }) => {
    receive(({ rows }) => {
      for (const row of rows)
        void apply(row)
          .catch(() => ({ ok: false, failure: UNEXPECTED }))
          .then((result) => sendBack({ type: 'row.answered', id: row.id, result }));
    });
  });
