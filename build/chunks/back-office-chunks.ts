import type { Rolldown } from 'vite';
import { type ChunkRule, countReachingStartFiles, createChunkGroups, isReachedFrom } from './chunk-groups.ts';

/** Table of calls, which every page imports right after its start. */
const CALLS = 'src/wiring/shell/market-api.wiring.ts';

/** First screens of a producer: Hoy, and the lists that the server prerenders. */
const HOY = 'src/routes/back-office/_producer/producer.dashboard.tsx';
const PRODUCER_SCREENS = [
  HOY,
  'src/routes/back-office/_producer/producer.products.index.tsx',
  'src/routes/back-office/_producer/producer.orders.index.tsx',
  'src/routes/back-office/_producer/producer.popup-stores.index.tsx',
];

/** Minimum number of screens that share a module of the shared chunk. */
const SCREENS_THAT_SHARE = 16;

const isLibrary = (id: string) => id.includes('/node_modules/');

/**
 * Rules of the back office's chunks, for the modules that few screens share. With six connections, every small file delays
 * the screen's own code; six files cost half a second.
 */
export const BACK_OFFICE_RULES: readonly ChunkRule[] = [
  {
    name: 'lists',
    takes: (module) =>
      !isLibrary(module.id) &&
      (isReachedFrom(module, HOY) || countReachingStartFiles(module, PRODUCER_SCREENS) > 1),
  },
  { name: 'calls', takes: (module) => module.id.includes('/contract/') && isReachedFrom(module, CALLS) },
];

/**
 * Chunk groups of the back office. A group includes all imports of its modules. The entry's group comes first; otherwise
 * other groups would take parts of it, and each page would load those completely.
 */
export const backOfficeChunkGroups = (): Rolldown.CodeSplittingGroup[] => [
  { name: 'first', tags: ['$initial'] },
  { name: 'shared', minShareCount: SCREENS_THAT_SHARE },
  ...createChunkGroups([CALLS, ...PRODUCER_SCREENS], BACK_OFFICE_RULES),
];
