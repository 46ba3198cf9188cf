import type { Plugin } from 'vite';

const INPUTS = 'params|query|body|confirmation';
/** A part of a row that stands on a line of its own. */
const INPUT = new RegExp(`^ {4}(?:${INPUTS}): .*,\\n`, 'gm');
const LEFT = new RegExp(`^ {4}(${INPUTS})\\b.*`, 'm');

/** Rows of the table of calls without what requests are checked with. Throws for a part that takes more than its line. */
export function withoutRequestSchemas(code: string): string {
  const short = code.replaceAll(INPUT, '');
  const [left] = LEFT.exec(short) ?? [];
  if (left) throw new Error(`A row says "${left.trim()}" on more than one line: give it a name`);
  return short;
}

/** Tables of calls that shoppers alone make. */
const OF_SHOPPERS = /\/contract\/endpoints\/(?:favourites|reminders)\.ts$/;

/** A table of calls without its rows, and what they were called. */
export function withoutRows(code: string): { code: string; names: string[] } {
  const [, table] = /^export const (\w+) = \{$/m.exec(code) ?? [];
  if (!table) throw new Error('A table of calls is to begin on a line of its own');
  const names = [...code.matchAll(/^ {2}(\w+): \{/gm)].map(([, name]) => `${name}`);
  return { code: `export const ${table} = {};\n`, names };
}

/** The back office's table has no calls of shoppers; a build in which it makes one fails. */
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
 * Leaves out of the browser's table of calls what only the server checks requests with: a form takes the struct of its own, and
 * nobody downloads those of others. Modules of the contract do nothing by being loaded, so what nobody asks for goes.
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
