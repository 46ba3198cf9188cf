import type { ApiAnswer } from './api.ts';

/** Number of each outcome: { '201 SUCCESS': 1, '409 INSUFFICIENT_STOCK': 49 }. */
export function tally(answers: readonly ApiAnswer[]): Record<string, number> {
  const counted: Record<string, number> = {};
  for (const { status, body } of answers) {
    const outcome = `${status} ${body.status.code}`;
    counted[outcome] = (counted[outcome] ?? 0) + 1;
  }
  return counted;
}

/** `make(0)` to `make(count - 1)`. */
export const makeArray = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));
