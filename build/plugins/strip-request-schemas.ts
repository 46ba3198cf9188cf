import type { Plugin } from 'vite';

const INPUTS = 'params|query|body|confirmation';
/** Request part of a row on its own line. */
const INPUT = new RegExp(`^ {4}(?:${INPUTS}): .*,\\n`, 'gm');
const LEFT = new RegExp(`^ {4}(${INPUTS})\\b.*`, 'm');

/** Table of calls without the request structs. Throws if a part takes more than one line. */
export function withoutRequestSchemas(code: string): string {
  const short = code.replaceAll(INPUT, '');
  const [left] = LEFT.exec(short) ?? [];
  if (left) throw new Error(`A row says "${left.trim()}" on more than one line: give it a name`);
  return short;
}

/** Tables with calls of shoppers only. */
const OF_SHOPPERS = /\/contract\/endpoints\/(?:favourites|reminders)\.ts$/;

/** Table of calls without its rows, and the names of the removed calls. */
export function withoutRows(code: string): { code: string; names: string[] } {
  const [, table] = /^export const (\w+) = \{$/m.exec(code) ?? [];
  if (!table) throw new Error('A table of calls is to begin on a line of its own');
  const names = [...code.matchAll(/^ {2}(\w+): \{/gm)].map(([, name]) => `${name}`);
  return { code: `export const ${table} = {};\n`, names };
}

/** Plugin that removes the shoppers' calls from the back office; the build fails if the back office uses one of them. */
export function stripShopperRequestSchemas(): Plugin {
  const left = new Set<string>();
  return {
    name: 'shoppers-rows-at-build',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'backOffice',
    transform: {
      filter: { id: OF_SHOPPERS },
      handler(source) {
        const { code, names } = withoutRows(source);
        for (const name of names) left.add(name);
        return { code, map: null, moduleSideEffects: false };
      },
    },
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const made = [...left].filter((name) =>
        chunks.some(({ code }) => new RegExp(`['"\`]${name}\\b`).test(code)),
      );
      if (made.length > 0) this.error(`The back office calls ${made.join(', ')}, which only shoppers do`);
    },
  };
}

/**
 * Plugin that removes the request structs from the browser's table of calls; only the server checks requests with them.
 * Forms import their own structs. Contract modules have no side effects, so unused ones are dropped.
 */
export const stripRequestSchemas = (): Plugin => ({
  name: 'rows-at-build',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ config }) => config.consumer === 'client',
  transform: {
    filter: { id: /\/contract\/.*\.ts$/ },
    handler: (code, id) => ({
      code: /\/contract\/endpoints\/[\w-]+\.ts$/.test(id) ? withoutRequestSchemas(code) : code,
      map: null,
      moduleSideEffects: false,
    }),
  },
});
