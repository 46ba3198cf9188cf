import type { Rolldown } from 'vite';
import { createStartFileLookup } from './module-reachability.ts';

/** Module that a chunk may take: its id, and the start files that reach it by static imports. */
export interface ChunkModule {
  id: string;
  reachedFrom: ReadonlySet<string>;
}

/** Rule of a chunk. The first rule that takes a module wins; modules without a rule are split by the bundler. */
export interface ChunkRule {
  name: string;
  takes: (module: ChunkModule) => boolean;
  /** Minimum number of entries that need the module: a module of one screen stays in the screen's own chunk. */
  minShareCount?: number;
}

/** Number of these start files that reach the module. */
export const countReachingStartFiles = ({ reachedFrom }: ChunkModule, files: readonly string[]): number =>
  files.filter((file) => reachedFrom.has(file)).length;

/** True if at least one of these start files reaches the module. */
export const isReachedFrom = (module: ChunkModule, ...files: readonly string[]): boolean =>
  countReachingStartFiles(module, files) > 0;

/** Chunk groups of the bundler from rules and the start files that they ask for. */
export function createChunkGroups(
  startFiles: readonly string[],
  rules: readonly ChunkRule[],
): Rolldown.CodeSplittingGroup[] {
  const reachedFrom = createStartFileLookup(startFiles);
  return rules.map(({ name, takes, minShareCount = 2 }) => ({
    name: (id, graph) => (takes({ id, reachedFrom: reachedFrom(id, graph) }) ? name : null),
    debugName: name,
    minShareCount,
  }));
}
