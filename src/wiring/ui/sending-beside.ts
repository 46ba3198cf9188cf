import { fromCallback } from 'xstate';
import type { RowChange } from '../../machines/ui/changes.entries.ts';
import type { RowsHurried } from '../../machines/ui/changes.machine.ts';
import { UNEXPECTED } from '../../machines/unexpected.ts';

/**
 * Sends rows of changes that have no time for turns: each of them at once, and with its answer `row.answered`. What was sent is
 * let come to its end, whatever becomes of who asked.
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
