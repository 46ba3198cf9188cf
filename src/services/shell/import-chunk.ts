/** Reaction to an import that failed: a promise that rejects once the failure counts. */
type Recovery = (error: unknown) => Promise<never>;

let recovery: Recovery = async (error) => {
  throw error;
};

/** Sets the reaction to failed imports of this page. */
export const onImportFailure = (next: Recovery): void => void (recovery = next);

/** URL of a chunk by its name in the build; null if the browser cannot resolve it. */
function urlOf(name: string): string | null {
  try {
    return import.meta.resolve(`/${name}`);
  } catch {
    return null;
  }
}

/** Requests a chunk early, unless the page or an earlier import did. */
function preload(name: string): void {
  const href = urlOf(name);
  if (href === null || document.querySelector(`link[href$="${new URL(href).pathname}"]`)) return;
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = href;
  document.head.append(link);
}

/**
 * Dynamic import of a chunk. The build uses it in place of Vite's preload helper, for every `import()`
 * (`build/plugins/chunk-imports.ts`). `needed` names the chunk and its static imports, which are requested in
 * parallel. A failed import is decided in one place (R8.18).
 */
export function importChunk<Module>(
  load: () => Promise<Module>,
  needed: readonly string[] = [],
): Promise<Module> {
  for (const name of needed) preload(name);
  return load().catch((error: unknown) => recovery(error));
}
