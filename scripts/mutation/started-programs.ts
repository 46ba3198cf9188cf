import { dirname, join } from 'node:path';
import type { ESTree } from 'vite';
import { calleeOf, syntaxNodesIn } from './syntax.ts';

const isProgram = (path: string) => /\.(?:ts|mjs)$/.test(path);

const textOf = (node: ESTree.Node | undefined) =>
  node?.type === 'Literal' && typeof node.value === 'string' ? node.value : null;

/** Path of a program as written in `join(…)` with literal segments, or in `new URL(…)`; null for other nodes. */
function programIn(node: ESTree.Node): string | null {
  if (node.type === 'NewExpression') return textOf(node.arguments[0]);
  if (calleeOf(node) !== 'join' || node.type !== 'CallExpression') return null;
  const texts = node.arguments.map((one) => textOf(one)).filter((text) => text !== null);
  return texts.join('/');
}

/**
 * Programs that a file may start in another process: existing files that it names by `join` or `new URL`, relative to
 * itself or to the root.
 */
export function startedPrograms(code: string, file: string, exists: (path: string) => boolean): string[] {
  if (!/\b(?:join|URL)\(/.test(code) || !/\.(?:ts|mjs)'/.test(code)) return [];
  return [...syntaxNodesIn(code, file)].flatMap(({ node }) => {
    const path = programIn(node);
    if (path === null || !isProgram(path)) return [];
    return [join(dirname(file), path), join(path)].filter((one) => one !== file && exists(one)).slice(0, 1);
  });
}
