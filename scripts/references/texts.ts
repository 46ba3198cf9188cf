import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOMS = '{contract,src,server,demo,tests,scripts,build,bench,docs}';
/** What a program writes, and the examples of what is wrong. */
const NOT_WRITTEN_HERE = ['**/*.gen.ts', 'docs/statecharts/**', 'scripts/references/*.test.ts'];

/** One line of a file, and where it stands. */
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

/** Every line of the pages that people write. */
export const pageLinesIn = (folder: string): Line[] =>
  filesIn(folder, ['*.md', 'docs/**/*.md']).flatMap((file) => linesOf(folder, file));

/** Every line of code, tests and style. */
export const codeLinesIn = (folder: string): Line[] =>
  filesIn(folder, ['*.ts', `${ROOMS}/**/*.{ts,tsx,mjs,css,sql,html}`]).flatMap((file) =>
    linesOf(folder, file),
  );

/** Those lines that are a comment, or part of one; comments behind code are not looked at. */
export const isComment = ({ text }: Line): boolean => /^\s*(\/\/|\/\*|\*|--|<!--)/.test(text);

/** A line in words: what is wrong and where. */
export const complaint = ({ file, number }: Line, what: string): string => `${file}:${number} ${what}`;
