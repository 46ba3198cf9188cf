import type { KnownFailure, Result } from '../../../contract/api/failure.ts';
import type { PageInfo } from '../../../contract/api/pagination.ts';
import type { ListExportMachine } from '../../machines/ui/list-export.machine.ts';
import type { SpreadsheetContent } from '../../machines/producer/stores/spreadsheet-download.machine.ts';
import type { saveText } from '../../services/ui/save-text.ts';
import { resultActors } from '../api/promise-actors.ts';

interface PageInput<Query> {
  query: Query;
  limit: number;
  asOf: string | null;
}

export interface ListExportTools {
  /** Imports the CSV writer on first use. */
  fetchWriter: () => Promise<{ csvOf: (rows: SpreadsheetContent['rows']) => string }>;
  saveText: typeof saveText;
}

interface ListOfFile<Item, Query> extends ListExportTools {
  loadPage: (
    input: PageInput<Query>,
    signal?: AbortSignal,
  ) => Promise<Result<{ items: Item[]; pagination: PageInfo | null }, KnownFailure>>;
  /** Rows per page. */
  limit: number;
  /** Maximum number of rows in a file; a longer list is not saved. */
  most: number;
  write: (items: readonly Item[]) => SpreadsheetContent;
}

/** Export of a list, connected to its page call, the CSV writer and the browser's download. */
export const wireListExport = <Item, Query extends { offset?: number | undefined }>(
  machine: ListExportMachine<Query>,
  { loadPage, limit, most, write, fetchWriter, saveText: save }: ListOfFile<Item, Query>,
) =>
  machine.provide({
    actors: resultActors({
      saveFile: async ({ query }: { query: Query }, signal, tell) => {
        const found: Item[] = [];
        let asOf: string | null = null;
        for (let hasMore = true; hasMore;) {
          const answer = await loadPage(
            { query: { ...query, rows: undefined, offset: found.length }, limit, asOf },
            signal,
          );
          if (!answer.ok) return answer;
          const { items, pagination } = answer.value;
          found.push(...items);
          const total = Math.max(pagination?.total ?? 0, found.length);
          if (total > most) return { ok: true, value: { isSaved: false } };
          tell({ type: 'file.progressed', done: found.length, total });
          asOf = pagination?.asOf ?? null;
          hasMore = (pagination?.hasMore ?? false) && items.length > 0;
        }
        const { csvOf } = await fetchWriter();
        // Cancelled while the CSV writer was loading.
        signal.throwIfAborted();
        const { name, rows } = write(found);
        save(name, 'text/csv;charset=utf-8', csvOf(rows));
        return { ok: true, value: { isSaved: true } };
      },
    }),
  });
