import { relative } from 'node:path';
import type { Plugin } from 'vite';
import * as facts from '../../contract/shell/screen-metadata.ts';

const IMPORT = /^import \{[^}]*\} from '[^']*\/screen-metadata\.ts';$/gm;
const names = Object.keys(facts).join('|');
const QUESTION = new RegExp(`\\b(${names})\\(\\s*('[^']*')?,?\\s*\\)`, 'g');
const UNANSWERED = new RegExp(`\\b(${names})\\b`);

type Fact = (argument?: unknown) => unknown;
const answers = new Map<string, Fact>(Object.entries(facts).map(([name, fact]) => [name, fact as Fact]));

/** Module with every question about screens replaced by its answer. Throws if an argument is not a literal. */
export function withScreenMetadata(code: string): string {
  const answered = code
    .replaceAll(IMPORT, '')
    .replaceAll(QUESTION, (_, name: string, argument = '') =>
      JSON.stringify(answers.get(name)?.(argument.slice(1, -1))),
    );
  const [left] = UNANSWERED.exec(answered) ?? [];
  if (left) throw new Error(`${left} is asked for something that is not written out`);
  return answered;
}

/** Plugin that answers the browser's questions about screens at build time, so that the table of screens is not shipped. */
export const inlineScreenMetadata = (): Plugin => ({
  name: 'screen-facts-at-build',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ config }) => config.consumer === 'client',
  transform: {
    filter: { code: /\/screen-metadata\.ts'/ },
    handler: (code) => ({ code: withScreenMetadata(code), map: null }),
  },
  load(id) {
    const path = relative(process.cwd(), id).replaceAll('\\', '/');
    if (path === 'contract/screens.ts')
      this.error('The table of screens is not for the browser: ask screen-facts');
  },
});
