import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './run-command.ts';

const file = join(root, '.cache', 'reports', 'notes.txt');

/** Says of a run what its counts do not, for whoever reads its last line: the run may be another process. */
export function leaveNote(sentence: string): void {
  console.warn(sentence);
  mkdirSync(dirname(file), { recursive: true });
  appendFileSync(file, `${sentence}\n`);
}

/** What was said of the run that is over, each once; nothing of it is left for the next. */
export function takeNotes(): string[] {
  if (!existsSync(file)) return [];
  const said = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  rmSync(file);
  return [...new Set(said)];
}
