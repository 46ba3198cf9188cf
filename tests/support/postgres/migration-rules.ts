import type { MigrationEffects } from '../../../server/db/migration-effects.ts';

/** Tables whose number of rows does not grow with the market. Every other table grows. */
const SMALL = new Set(['published_assets']);

/** Migration under test: its number, and the oldest schema whose release ran before it. */
interface Place {
  number: number;
  oldestSchema: number;
}

/**
 * Rules that a migration breaks. A shopper never waits for it longer than for its locks (docs/decisions/074), and the
 * release before it runs on.
 */
export function brokenRules(effects: MigrationEffects, { number, oldestSchema }: Place): string[] {
  const growing = effects.tables.filter(({ table }) => !SMALL.has(table));
  const contracted = [...effects.removed, ...effects.required];
  const isRaised = effects.oldestSchema > oldestSchema;
  return [
    ...growing.filter(({ isRewritten }) => isRewritten).map(({ table }) => `rewrites ${table}`),
    ...growing
      .filter(({ isRewritten, isReadLocked }) => isReadLocked && !isRewritten)
      .map(({ table }) => `reads ${table} while writes wait`),
    ...growing.filter(({ isFilled }) => isFilled).map(({ table }) => `changes rows of ${table}`),
    ...(isRaised ? [] : contracted.map((name) => `breaks former releases by ${name}`)),
    ...(effects.oldestSchema < number ? [] : ['locks the release before it out']),
  ];
}
