import type { ESTree } from 'vite';
import type { Change, Mutator } from '../mutant.ts';
import { sourceTextOf } from '../syntax.ts';
import { replacementOf } from './removals.ts';

/** Mutator: number plus and minus one; the opposite boolean. */
export const numbers: Mutator = ({ node, code }) => {
  if (node.type !== 'Literal') return [];
  if (typeof node.value === 'boolean')
    return [replacementOf(node, `${node.value} → ${!node.value}`, String(!node.value))];
  if (typeof node.value !== 'number') return [];
  const text = sourceTextOf(code, node);
  return [
    replacementOf(node, 'number +1', `(${text} + 1)`),
    replacementOf(node, 'number -1', `(${text} - 1)`),
  ];
};

const isDirective = (parent: ESTree.Node | undefined) => parent?.type === 'ExpressionStatement';

/** Mutator: empties a text, including the values of a template. */
export const texts: Mutator = ({ node, parents }) => {
  const isText =
    node.type === 'TemplateLiteral'
      ? node.quasis.some(({ value }) => value.raw.trim() !== '')
      : node.type === 'Literal' && typeof node.value === 'string' && node.value !== '';
  return isText && !isDirective(parents.at(-1)) ? [replacementOf(node, 'text emptied', "''")] : [];
};

const PATTERN_CHANGES: readonly { what: string; from: RegExp; replacement: string }[] = [
  { what: '^ dropped', from: /^\^/, replacement: '' },
  { what: '$ dropped', from: /\$$/, replacement: '' },
  { what: '+ → *', from: /(?<=[^\\(])\+/, replacement: '*' },
  { what: '* → +', from: /(?<=[^\\(])\*/, replacement: '+' },
];
const BOUNDS = /\{(\d+)(,?)(\d*)\}/g;

function boundsMoved({ regex: { pattern } }: ESTree.RegExpLiteral): { what: string; pattern: string }[] {
  return [...pattern.matchAll(BOUNDS)].flatMap(({ 0: all, 1: least = '', 2: comma, 3: most = '', index }) => {
    const put = (bounds: string) => pattern.slice(0, index) + bounds + pattern.slice(index + all.length);
    const fewer = { what: 'least -1', pattern: put(`{${Number(least) - 1}${comma}${most}}`) };
    const more = { what: 'most +1', pattern: put(`{${least},${Number(most || least) + 1}}`) };
    return [...(Number(least) > 0 ? [fewer] : []), ...(comma && !most ? [] : [more])];
  });
}

/** Mutator: regular expression without an anchor, with another quantifier or a wider limit. */
export const regularExpressions: Mutator = ({ node }): Change[] => {
  if (node.type !== 'Literal' || !('regex' in node)) return [];
  const { pattern, flags } = node.regex;
  return [
    ...PATTERN_CHANGES.map(({ what, from, replacement }) => ({
      what,
      pattern: pattern.replace(from, replacement),
    })),
    ...boundsMoved(node),
  ]
    .filter((changed) => changed.pattern !== pattern)
    .map((changed) => replacementOf(node, `pattern: ${changed.what}`, `/${changed.pattern}/${flags}`));
};
