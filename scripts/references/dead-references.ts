import { deadNumbers } from './numbers.ts';
import { deadPaths } from './paths.ts';
import { codeLinesIn, pageLinesIn } from './texts.ts';

/** What pages and comments name that is not there, a line for each with its place; the folder is the project's root. */
export function deadReferencesIn(folder: string): string[] {
  const lines = [...pageLinesIn(folder), ...codeLinesIn(folder)];
  return [...deadNumbers(folder, lines), ...deadPaths(folder, lines)];
}
