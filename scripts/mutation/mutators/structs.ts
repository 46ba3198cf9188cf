import type { Mutator } from '../mutant.ts';
import { calleeOf, sourceTextOf } from '../syntax.ts';
import { replacementOf } from './removals.ts';

/** Functions of superstruct that narrow or widen the struct in their first argument. */
const AROUND: readonly string[] = [
  'optional',
  'nullable',
  'defaulted',
  'size',
  'min',
  'max',
  'refine',
  'pattern',
  'trimmed',
  'nonempty',
  'coerce',
  'partial',
];

/** Mutator: unwraps a struct: `optional(string())` becomes `string()`. */
export const structs: Mutator = ({ node, code }) => {
  const callee = calleeOf(node);
  if (node.type !== 'CallExpression' || node.callee.type !== 'Identifier') return [];
  const [struct] = node.arguments;
  return callee !== null && AROUND.includes(callee) && struct
    ? [replacementOf(node, `${callee} dropped`, sourceTextOf(code, struct))]
    : [];
};
