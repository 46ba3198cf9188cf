import type { Engine } from '../../../server/db/engine.ts';

/** Sample of every n-th value; half for each database. */
export const everyNth = <T>(count: number, values: readonly T[], { kind }: Engine, from = 0): T[] =>
  values.filter((_, index) => (index + from) % (2 * count) === (kind === 'embedded' ? 0 : count));
