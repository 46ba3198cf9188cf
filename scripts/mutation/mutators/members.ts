import type { Mutator } from '../mutant.ts';
import { sourceTextOf } from '../syntax.ts';
import { removalsOfEach, replacementOf } from './removals.ts';

/** Mutator: removes an element of an array or a member of an object. */
export const members: Mutator = ({ node, code }) => {
  if (node.type === 'ArrayExpression') return removalsOfEach(code, node.elements, 'element removed');
  if (node.type === 'ObjectExpression') return removalsOfEach(code, node.properties, 'member removed');
  return [];
};

const STEPS: readonly string[] = [
  'trim',
  'toLowerCase',
  'toUpperCase',
  'normalize',
  'replace',
  'replaceAll',
  'filter',
  'toSorted',
  'slice',
];

/** Mutator: drops one call of a method chain: `name.trim()` becomes `name`. */
export const droppedChainCalls: Mutator = ({ node, code }) => {
  if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return [];
  const { object, property } = node.callee;
  return property.type === 'Identifier' && STEPS.includes(property.name)
    ? [replacementOf(node, `.${property.name}() dropped`, sourceTextOf(code, object))]
    : [];
};
