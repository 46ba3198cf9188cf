import type { Plugin } from 'vite';

const INPUTS = 'params|query|body|confirmation';
/** A part of a row that stands on a line of its own. */
const INPUT = new RegExp(`^ {4}(?:${INPUTS}): .*,\\n`, 'gm');
const LEFT = new RegExp(`^ {4}(${INPUTS})\\b.*`, 'm');

/** Rows of the table of calls without what requests are checked with. Throws for a part that takes more than its line. */
export function withoutInputs(code: string): string {
  const short = code.replaceAll(INPUT, '');
  const [left] = LEFT.exec(short) ?? [];
  if (left) throw new Error(`A row says "${left.trim()}" on more than one line: give it a name`);
  return short;
}

/**
 * Leaves out of the browser's table of calls what only the server checks requests with: a form takes the struct of its own, and
 * nobody downloads those of others. Modules of the contract do nothing by being loaded, so what nobody asks for goes.
 */
export const rowsAtBuild = (): Plugin => ({
  name: 'rows-at-build',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ config }) => config.consumer === 'client',
  transform: {
    filter: { id: /\/contract\/.*\.ts$/ },
    handler: (code, id) => ({
      code: /\/contract\/endpoints\/[\w-]+\.ts$/.test(id) ? withoutInputs(code) : code,
      map: null,
      moduleSideEffects: false,
    }),
  },
});
