import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './run-command.ts';

const file = join(root, '.cache', 'reports', 'notes.txt');

/** Note about a run, shown after its counts. It goes through a file, because the run may be another process. */
export function leaveNote(sentence: string): void {
  console.warn(sentence);
  mkdirSync(dirname(file), { recursive: true });
  appendFileSync(file, `${sentence}\n`);
}

/** Notes of the finished run without duplicates; removes them. */
export function consumeRunNotes(): string[] {
  if (!existsSync(file)) return [];
  const said = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  rmSync(file);
  return [...new Set(said)];
}
