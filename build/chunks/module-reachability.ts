import { resolve } from 'node:path';
import { normalizePath } from 'vite';

/** Imports of a module, as the bundler knows them. */
export interface ModuleImports {
  importedIds: readonly string[];
  dynamicallyImportedIds: readonly string[];
}

/** Module graph of a build. */
export interface ModuleGraph {
  getModuleInfo: (id: string) => ModuleImports | null;
}

/** Module id of a project file. */
export const moduleIdOf = (file: string): string => normalizePath(resolve(file));

/**
 * First modules of a start file. The router's plugin splits each route: the tree of routes imports one part, and the screen
 * is the part that is imported dynamically.
 */
function firstModulesOf(file: string, graph: ModuleGraph): readonly string[] {
  const id = moduleIdOf(file);
  const module = graph.getModuleInfo(id);
  if (!module) throw new Error(`build/chunks: ${file} is not part of this build`);
  return file.startsWith('src/routes/') ? module.dynamicallyImportedIds : [id];
}

/** All modules that load together with a start file: its static imports, direct and indirect. */
function modulesReachedFrom(file: string, graph: ModuleGraph): ReadonlySet<string> {
  const reached = new Set(firstModulesOf(file, graph));
  // Iteration over a growing set also visits the new elements.
  for (const id of reached)
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) reached.add(imported);
  return reached;
}

/**
 * Start files that reach a module by static imports. A start file is an entry, a module that is imported dynamically, or a
 * route. The graph is read once.
 */
export function createStartFileLookup(startFiles: readonly string[]) {
  let reachedByFile: Map<string, ReadonlySet<string>> | undefined;
  return (id: string, graph: ModuleGraph): ReadonlySet<string> => {
    reachedByFile ??= new Map(startFiles.map((file) => [file, modulesReachedFrom(file, graph)]));
    return new Set(startFiles.filter((file) => reachedByFile?.get(file)?.has(id)));
  };
}
