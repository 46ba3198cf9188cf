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

/** Code of dependencies that is left out, by a part of its file's name. */
const LEFT_OUT = [
  // Vendor prefixes, which no browser that runs this application needs.
  { file: '/@emotion/cache/dist/emotion-cache.browser', stands: '[prefixer];', instead: '[];' },
  // Advice about a bound that no machine here sets.
  {
    file: '/xstate/dist/raise-',
    stands:
      ": the machine has processed more than ${maxIterations} microsteps without reaching a stable state. This usually happens when there's a cycle of transitions (e.g., eventless transitions or raised events causing state A -> B -> C -> A).",
    instead: '',
  },
  // What the types of an event say before.
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
  // Advice to authors of class components, of which there are none, and about a frame rate that nobody sets.
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
    // What Vite has prepared for development is no longer in its own words, and weighs nothing there.
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
