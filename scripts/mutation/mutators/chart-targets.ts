import type { ESTree } from 'vite';
import type { Mutator } from '../mutant.ts';
import { propertyKeyOf } from '../syntax.ts';
import { removalFrom, replacementOf } from './removals.ts';

const TRANSITIONS: readonly string[] = ['on', 'after'];
const TAKEN: readonly string[] = ['always', 'onDone', 'onError'];

const stateNames = (node: ESTree.Node): string[] =>
  node.type === 'Property' && propertyKeyOf(node) === 'states' && node.value.type === 'ObjectExpression'
    ? node.value.properties.map((state) => propertyKeyOf(state) ?? '')
    : [];

/** Sibling state of a target, as far as this file lists the states. */
function siblingOf(target: string, parents: readonly ESTree.Node[]): string | null {
  const beside = parents.findLast((parent) => stateNames(parent).includes(target));
  const names = beside ? stateNames(beside) : [];
  const next = names[(names.indexOf(target) + 1) % names.length];
  return next === undefined || next === target ? null : next;
}

/** A string that is a transition on its own: `'cart.opened': 'open'`, `onDone: 'loaded'`. */
const isShortTransition = (member: ESTree.Node, holder: ESTree.Node | undefined) =>
  TAKEN.includes(propertyKeyOf(member) ?? '') || TRANSITIONS.includes(propertyKeyOf(holder) ?? '');

/** Mutator: changes or removes the target of a transition. */
export const targets: Mutator = ({ node, parents, code }) => {
  if (node.type !== 'ObjectExpression') return [];
  return node.properties.flatMap((member, index) => {
    if (member.type !== 'Property') return [];
    const { value } = member;
    const isTarget = propertyKeyOf(member) === 'target';
    if (value.type !== 'Literal' || typeof value.value !== 'string') return [];
    if (!isTarget && !isShortTransition(member, parents.at(-1))) return [];
    const sibling = siblingOf(value.value, parents);
    return [
      ...(sibling === null ? [] : [replacementOf(value, `target → ${sibling}`, `'${sibling}'`)]),
      isTarget
        ? removalFrom(code, node.properties, index, 'target removed')
        : replacementOf(value, 'target removed', '{}'),
    ];
  });
};
