import { type ESTree, parseAst } from 'vite';
import type { SyntaxNodePath } from './mutant.ts';

const isNode = (value: unknown): value is ESTree.Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** TypeScript nodes that contain running code. */
const TRANSPARENT: readonly string[] = ['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression'];

const runs = (node: ESTree.Node) =>
  TRANSPARENT.includes(node.type) || !(node.type.startsWith('TS') || node.type === 'ImportDeclaration');

const isReference = (node: ESTree.Node, key: string) =>
  key === 'source' || (key === 'key' && 'computed' in node && !node.computed);

const childrenOf = (node: ESTree.Node): ESTree.Node[] =>
  Object.entries(node)
    .filter(([key]) => !isReference(node, key))
    .flatMap(([, value]: [string, unknown]) => (Array.isArray(value) ? value : [value]))
    .filter(isNode)
    .filter(runs);

function* placesUnder(
  node: ESTree.Node,
  parents: readonly ESTree.Node[],
  code: string,
): Generator<SyntaxNodePath, void, undefined> {
  yield { node, parents, code };
  const inside = [...parents, node];
  for (const child of childrenOf(node)) yield* placesUnder(child, inside, code);
}

const parseSource = (code: string, file: string): ESTree.Program =>
  parseAst(code, { lang: file.endsWith('x') ? 'tsx' : 'ts' });

/** Nodes that run: no types, imports or member names. */
export const syntaxNodesIn = (code: string, file: string): Generator<SyntaxNodePath, void, undefined> =>
  placesUnder(parseSource(code, file), [], code);

export const sourceTextOf = (code: string, { start, end }: ESTree.Span): string => code.slice(start, end);

/** Name of a member as written; null if computed. */
export function propertyKeyOf(node: ESTree.Node | undefined): string | null {
  if (node?.type !== 'Property' || node.computed) return null;
  if (node.key.type === 'Identifier') return node.key.name;
  return node.key.type === 'Literal' ? String(node.key.value) : null;
}

/** Name of the called function: `size` of `size(…)`, `trim` of `x.trim()`. */
export function calleeOf(node: ESTree.Node | undefined): string | null {
  if (node?.type !== 'CallExpression') return null;
  if (node.callee.type === 'Identifier') return node.callee.name;
  if (node.callee.type !== 'MemberExpression') return null;
  return node.callee.property.type === 'Identifier' ? node.callee.property.name : null;
}

/** Range of a list item including its comma, so that the remaining list is valid. */
export function spanInList(code: string, list: readonly (ESTree.Span | null)[], index: number): ESTree.Span {
  const item = list[index] ?? { start: 0, end: 0 };
  const next = list[index + 1];
  const previous = list[index - 1];
  if (next) return { start: item.start, end: next.start };
  if (previous) return { start: previous.end, end: item.end };
  const comma = /^\s*,/.exec(code.slice(item.end))?.[0].length ?? 0;
  return { start: item.start, end: item.end + comma };
}
