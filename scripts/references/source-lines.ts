import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOMS = '{contract,src,server,demo,tests,scripts,build,bench,docs}';
/** Generated files, and tests with examples of errors. */
const NOT_WRITTEN_HERE = ['**/*.gen.ts', 'docs/statecharts/**', 'scripts/references/*.test.ts'];

/** Line of a file with its place. */
export interface Line {
  file: string;
  number: number;
  text: string;
}

const filesIn = (folder: string, patterns: readonly string[]) =>
  globSync(patterns, { cwd: folder, exclude: NOT_WRITTEN_HERE })
    .map((file) => file.replaceAll('\\', '/'))
    .toSorted();

const linesOf = (folder: string, file: string): Line[] =>
  readFileSync(join(folder, file), 'utf8')
    .split('\n')
    .map((text, index) => ({ file, number: index + 1, text }));

/** Lines of all hand-written pages. */
export const pageLinesIn = (folder: string): Line[] =>
  filesIn(folder, ['*.md', 'docs/**/*.md']).flatMap((file) => linesOf(folder, file));

/** Lines of all code, tests and styles. */
export const codeLinesIn = (folder: string): Line[] =>
  filesIn(folder, ['*.ts', `${ROOMS}/**/*.{ts,tsx,mjs,css,sql,html}`]).flatMap((file) =>
    linesOf(folder, file),
  );

/** Comment lines; trailing comments are ignored. */
export const isComment = ({ text }: Line): boolean => /^\s*(\/\/|\/\*|\*|--|<!--)/.test(text);

/** Error message with file and line. */
export const lineError = ({ file, number }: Line, what: string): string => `${file}:${number} ${what}`;
