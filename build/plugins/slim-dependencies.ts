import type { Plugin } from 'vite';

/** Replacements for modules of Chakra and Emotion that make up a tenth of their code without effect here. */
const LIGHTER: Record<string, string> = {
  // List of all HTML attributes; the types of Chakra's elements already check them.
  '@emotion/is-prop-valid':
    "export default (name) => name !== 'as' && name !== 'asChild' && name !== 'theme';",
  // Needed only by Emotion's withTheme, which is not used.
  'hoist-non-react-statics': 'export default (target) => target;',
  // ES module version: each element is created by a direct call instead of a property call.
  'react/jsx-runtime':
    "import runtime from 'react/jsx-runtime'; export const { jsx, jsxs, Fragment } = runtime;",
  // React includes it; the shim is for versions before 18.
  'use-sync-external-store/shim': "export { useSyncExternalStore } from 'react';",
};

/** Code removed from dependencies, by a part of the file name. */
const LEFT_OUT = [
  // Vendor prefixes, which the supported browsers do not need.
  { file: '/@emotion/cache/dist/emotion-cache.browser', stands: '[prefixer];', instead: '[];' },
  // Error text about a limit that no machine here sets.
  {
    file: '/xstate/dist/raise-',
    stands:
      ": the machine has processed more than ${maxIterations} microsteps without reaching a stable state. This usually happens when there's a cycle of transitions (e.g., eventless transitions or raised events causing state A -> B -> C -> A).",
    instead: '',
  },
  // Error text about a mistake that the event types already prevent.
  {
    file: '/xstate/dist/raise-',
    stands: 'Only event objects may be used with raise; use raise({ type: "${eventOrExpr}" }) instead',
    instead: '',
  },
  {
    file: '/xstate/dist/log-',
    stands: 'Only event objects may be used with sendTo; use sendTo({ type: "${eventOrExpr}" }) instead',
    instead: '',
  },
  // Error texts about class components, which are not used, and about a frame rate that is never set.
  {
    file: '/react/cjs/react.production',
    stands:
      'takes an object of state variables to update or a function which returns an object of state variables.',
    instead: '',
  },
  {
    file: '/scheduler/cjs/scheduler.production',
    stands:
      'forceFrameRate takes a positive int between 0 and 125, forcing frame rates higher than 125 fps is not supported',
    instead: '',
  },
] as const;

/**
 * Preload helper that replaces Vite's. Vite's also waits for style sheets and reports failures by an event; neither is used
 * here.
 */
const PRELOAD_HELPER = `const asked = new Set();
export const __vitePreload = (load, files = []) => {
  for (const file of files) {
    if (asked.has(file)) continue;
    asked.add(file);
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href: '/' + file }));
  }
  return load();
};`;

/** Plugin that replaces heavy parts of the style dependencies with smaller equivalents, in browser and server. */
export const slimDependencies = (): Plugin => ({
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
    // Modules that Vite has pre-bundled for development differ from their source, and their size does not matter.
    const parts = LEFT_OUT.filter(({ file }) => id.includes(file));
    if (parts.length === 0) return undefined;
    for (const { file, stands } of parts)
      if (!code.includes(stands)) this.error(`${file} no longer says ${stands}`);
    return {
      code: parts.reduce((lighter, { stands, instead }) => lighter.replace(stands, instead), code),
      map: null,
    };
  },
});
