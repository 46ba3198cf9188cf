import type { Plugin } from 'vite';

/** Parts of Chakra and Emotion that weigh a tenth of their code and say nothing here, and what says the same. */
const LIGHTER: Record<string, string> = {
  // A list of all attributes of HTML: the types of Chakra's elements have it too.
  '@emotion/is-prop-valid':
    "export default (name) => name !== 'as' && name !== 'asChild' && name !== 'theme';",
  // For Emotion's withTheme, which nobody calls.
  'hoist-non-react-statics': 'export default (target) => target;',
  // The same as a module, so that each element is made by a call and not by one through an object.
  'react/jsx-runtime':
    "import runtime from 'react/jsx-runtime'; export const { jsx, jsxs, Fragment } = runtime;",
  // React has it itself; the stand-in is for versions before 18.
  'use-sync-external-store/shim': "export { useSyncExternalStore } from 'react';",
};

/** Vendor prefixes, which no browser that runs this application needs. */
const PREFIXES = 'var defaultStylisPlugins = [prefixer];';

/** What Vite loads code with. Its own waits for style sheets too and tells of failures by an event; there are none, and nobody listens. */
const PRELOAD_HELPER = `const asked = new Set();
export const __vitePreload = (load, files = []) => {
  for (const file of files) {
    if (asked.has(file)) continue;
    asked.add(file);
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href: '/' + file }));
  }
  return load();
};`;

/** Puts in place of heavy dependencies of the styles what the market needs of them, in browser and server alike. */
export const lighterDependencies = (): Plugin => ({
  name: 'lighter-dependencies',
  enforce: 'pre',
  resolveId: (id, importer) =>
    id in LIGHTER && importer !== `\0lighter:${id}` ? `\0lighter:${id}` : undefined,
  load: (id) => (id.startsWith('\0lighter:') ? LIGHTER[id.slice('\0lighter:'.length)] : undefined),
  transform(code, id) {
    if (id === '\0vite/preload-helper.js') {
      if (!code.includes('__vitePreload'))
        this.error('Vite names what it loads code with in another way than before');
      return { code: PRELOAD_HELPER, map: null };
    }
    // What Vite has prepared for development is no longer in its own words, and weighs nothing there.
    if (!id.includes('/@emotion/cache/dist/emotion-cache.browser')) return undefined;
    if (!code.includes(PREFIXES)) this.error('Emotion names its prefixes in another way than before');
    return { code: code.replace(PREFIXES, 'var defaultStylisPlugins = [];'), map: null };
  },
});
