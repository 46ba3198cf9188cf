import { deadNames } from './names.ts';
import { deadNumbers } from './numbers.ts';
import { deadPaths } from './paths.ts';
import { deadSnippets } from './snippets.ts';
import { codeLinesIn, pageLinesIn } from './texts.ts';

/** Dead references in pages and comments, a line for each with its place; `folder` is the project root. */
export function deadReferencesIn(folder: string): string[] {
  const pages = pageLinesIn(folder);
  const code = codeLinesIn(folder);
  const lines = [...pages, ...code];
  return [
    ...deadNumbers(folder, lines),
    ...deadPaths(folder, lines),
    ...deadNames(pages, code),
    ...deadSnippets(folder, pages),
  ];
}
