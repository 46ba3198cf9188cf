import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lineError, type Line } from './source-lines.ts';

interface Kind {
  /** Source of the numbers, for the message. */
  home: string;
  /** Pattern of a mention, with its numbers in the first group. */
  mention: RegExp;
  /** Pattern of each number in a mention. */
  number: RegExp;
  known: ReadonlySet<string>;
}

const boldIn = (path: string): Set<string> =>
  new Set(
    existsSync(path)
      ? [...readFileSync(path, 'utf8').matchAll(/^- .*?\*\*([A-Z]?[\d.]+)\*\*/gm)].map(([, n]) => n ?? '')
      : [],
  );

const decisionsIn = (folder: string): Set<string> =>
  new Set(globSync('*.md', { cwd: folder }).map((name) => name.slice(0, 3)));

const kindsIn = (folder: string): Kind[] => [
  {
    home: 'docs/requirements.md',
    mention: /\b(R\d+\.\d+)\b/g,
    number: /R\d+\.\d+/g,
    known: boldIn(join(folder, 'docs', 'requirements.md')),
  },
  {
    home: 'docs/checks.md',
    mention: /\bbattery ((?:[A-Z]?\d+(?:, |–| and )?)+)/gi,
    number: /[A-Z]?\d+/g,
    known: boldIn(join(folder, 'docs', 'checks.md')),
  },
  {
    home: 'docs/decisions',
    mention: /\bdecisions?[ /](\d{3})\b/gi,
    number: /\d{3}/g,
    known: decisionsIn(join(folder, 'docs', 'decisions')),
  },
];

const numbersIn = ({ mention, number }: Kind, text: string): string[] =>
  [...text.matchAll(mention)].flatMap(([, numbers = '']) => numbers.match(number) ?? []);

/** Unknown numbers of requirements, checks ("battery") and decisions. */
export function unknownNumberReferences(folder: string, lines: readonly Line[]): string[] {
  const kinds = kindsIn(folder);
  return lines.flatMap((line) =>
    kinds.flatMap((kind) =>
      numbersIn(kind, line.text)
        .filter((number) => !kind.known.has(number))
        .map((number) => lineError(line, `names ${number}, which is not in ${kind.home}`)),
    ),
  );
}
