import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** Module by which Vite wraps every dynamic import of a browser's build. */
const VITE_HELPER = '\0vite/preload-helper.js';

const IMPORT_CHUNK = fileURLToPath(new URL('../../src/services/shell/import-chunk.ts', import.meta.url));

/**
 * Plugin that wraps dynamic imports by the project's `importChunk` instead of Vite's helper. Vite only reports a
 * failed import, and cannot wait for a decision about it. The build fails if Vite no longer uses such a module.
 */
export const chunkImports = (environments: readonly string[]): Plugin => ({
  name: 'chunk-imports',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => environments.includes(name),
  load: (id) =>
    id === VITE_HELPER
      ? `export { importChunk as __vitePreload } from ${JSON.stringify(IMPORT_CHUNK)};`
      : null,
  generateBundle(_, bundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
    if (!chunks.some(({ moduleIds }) => moduleIds.includes(IMPORT_CHUNK)))
      this.error('Vite wraps dynamic imports by another module; failed ones would not be noticed (R8.18).');
  },
});
