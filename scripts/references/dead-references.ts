import { deadNames } from './names.ts';
import { deadNumbers } from './numbers.ts';
import { deadPaths } from './paths.ts';
import { deadSnippets } from './snippets.ts';
import { codeLinesIn, pageLinesIn } from './texts.ts';

/** What pages and comments name that is not there, a line for each with its place; the folder is the project's root. */
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
