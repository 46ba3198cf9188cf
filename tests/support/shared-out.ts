import type { Engine } from '../../server/db/engine.ts';

/** Every so many of the values, half of them for one database and half for the other. */
export const sharedOut = <T>(count: number, values: readonly T[], { kind }: Engine, from = 0): T[] =>
  values.filter((_, index) => (index + from) % (2 * count) === (kind === 'embedded' ? 0 : count));
