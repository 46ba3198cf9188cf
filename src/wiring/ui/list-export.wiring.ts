import type { KnownFailure, Result } from '../../../contract/api/failure.ts';
import type { Pagination } from '../../../contract/api/pagination.ts';
import type { ListExportMachine } from '../../machines/ui/list-export.machine.ts';
import type { FiguresFile } from '../../machines/producer/stores/figures-file.machine.ts';
import type { saveText } from '../../services/ui/save-text.ts';
import { resultActors } from '../api/promise-actors.ts';

interface PageInput<Query> {
  query: Query;
  limit: number;
  asOf: string | null;
}

export interface FileTools {
  /** What writes files; it comes when one is wanted. */
  fetchWriter: () => Promise<{ csvOf: (rows: FiguresFile['rows']) => string }>;
  saveText: typeof saveText;
}

interface ListOfFile<Item, Query> extends FileTools {
  loadPage: (
    input: PageInput<Query>,
    signal?: AbortSignal,
  ) => Promise<Result<{ items: Item[]; pagination: Pagination | null }, KnownFailure>>;
  /** How many a page holds. */
  limit: number;
  /** How many a file holds: of more none is saved. */
  most: number;
  write: (items: readonly Item[]) => FiguresFile;
}

/** The file of a list, joined to what fetches its pages, to what writes it and to the browser that keeps it. */
export const wireListFile = <Item, Query extends { offset?: number | undefined }>(
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
          if ((pagination?.total ?? found.length) > most) return { ok: true, value: { isSaved: false } };
          tell({ type: 'file.progressed', done: found.length, total: pagination?.total ?? found.length });
          asOf = pagination?.asOf ?? null;
          hasMore = (pagination?.hasMore ?? false) && items.length > 0;
        }
        const { csvOf } = await fetchWriter();
        // Who stopped it while the writer came wants no file.
        signal.throwIfAborted();
        const { name, rows } = write(found);
        save(name, 'text/csv;charset=utf-8', csvOf(rows));
        return { ok: true, value: { isSaved: true } };
      },
    }),
  });
