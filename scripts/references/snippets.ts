import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lineError, type Line } from './source-lines.ts';

interface Snippet {
  /** Line of the opening fence. */
  opening: Line;
  /** Source file of the snippet; null if the page does not name it. */
  source: string | null;
  lines: string[];
}

const CODE = /^```(?:ts|tsx|sql|css)\b ?(\S*)/;
/** Ellipsis: stands for omitted lines. */
const GAP = /^(?:\/\/ )?…$/;

function snippetsIn(pages: readonly Line[]): Snippet[] {
  const snippets: Snippet[] = [];
  let open: Snippet | null = null;
  for (const line of pages) {
    const opening = CODE.exec(line.text);
    if (opening) open = { opening: line, source: opening[1] || null, lines: [] };
    else if (open && line.text.startsWith('```')) {
      snippets.push(open);
      open = null;
    } else open?.lines.push(line.text.trim());
  }
  return snippets;
}

/** Index of consecutive lines in a file, from a given line on; -1 if not found. */
const placeOf = (lines: readonly string[], all: readonly string[], from: number) =>
  all.findIndex((_, start) => start >= from && lines.every((line, index) => all[start + index] === line));

/** First line of a snippet that the file no longer contains in this order; null if all match. */
function firstStale(snippet: readonly string[], all: readonly string[]): string | null {
  let from = 0;
  for (let start = 0; start < snippet.length;) {
    const gap = snippet.findIndex((line, index) => index >= start && GAP.test(line));
    const end = gap === -1 ? snippet.length : gap;
    const part = snippet.slice(start, end);
    const place = placeOf(part, all, from);
    if (place === -1) return part[0] ?? '';
    from = place + part.length;
    start = end + 1;
  }
  return null;
}

/** Outdated code in pages: it differs from the file that its fence names (```ts and the path). */
export const outdatedSnippets = (folder: string, pages: readonly Line[]): string[] =>
  snippetsIn(pages).flatMap(({ opening, source, lines }) => {
    if (source === null) return [lineError(opening, 'shows code and does not say from which file')];
    const path = join(folder, source);
    if (!existsSync(path)) return [lineError(opening, `quotes ${source}, which is gone`)];
    const all = readFileSync(path, 'utf8')
      .split('\n')
      .map((line) => line.trim());
    const stale = firstStale(lines, all);
    return stale === null ? [] : [lineError(opening, `quotes ${source}, which does not say this: ${stale}`)];
  });
