import type { Plugin } from 'vite';

/** Parts of Chakra and Emotion that weigh a tenth of their code and say nothing here, and what says the same. */
const LIGHTER: Record<string, string> = {
  // A list of all CSS properties: src/theme/base-config.ts names those that are written.
  '@pandacss/is-valid-prop':
    "export const isCssProperty = (name) => name.startsWith('--') || /[&@]/.test(name);",
  // A list of all attributes of HTML: the types of Chakra's elements have it too.
  '@emotion/is-prop-valid':
    "export default (name) => name !== 'as' && name !== 'asChild' && name !== 'theme';",
  // For Emotion's withTheme, which nobody calls.
  'hoist-non-react-statics': 'export default (target) => target;',
  // Chakra's reset, in place of which src/theme/reset.ts stands.
  './preflight.js': 'export const createPreflight = () => ({});',
};

/** Puts in place of heavy dependencies of the styles what the market needs of them, in browser and server alike. */
export const lighterDependencies = (): Plugin => ({
  name: 'lighter-dependencies',
  enforce: 'pre',
  resolveId: (id) => (id in LIGHTER ? `\0lighter:${id}` : undefined),
  load: (id) => (id.startsWith('\0lighter:') ? LIGHTER[id.slice('\0lighter:'.length)] : undefined),
});
