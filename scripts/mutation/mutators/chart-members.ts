import type { ESTree } from 'vite';
import type { Mutator } from '../mutant.ts';
import { calleeOf, propertyKeyOf, sourceTextOf } from '../syntax.ts';
import { removalsOfEach, removalFrom, replacementOf } from './removals.ts';

const REMOVED: readonly string[] = [
  'guard',
  'entry',
  'exit',
  'tags',
  'systemId',
  'reenter',
  'onDone',
  'onError',
  'always',
  'actions',
];
const LIST_LIMITS: Readonly<Record<string, string>> = {
  actions: 'action',
  entry: 'entry action',
  exit: 'exit action',
  tags: 'tag',
  always: 'branch',
  onDone: 'branch',
  onError: 'branch',
};

/** Inside `setup`, guards and actions are implementations; only a chart has `states`, `on` and `invoke`. */
const isImplementation = (parents: readonly ESTree.Node[]) =>
  parents.some((parent) => calleeOf(parent) === 'setup');

/** Mutator: removes members of states and transitions one at a time: guards, actions, exits, tags. */
export const chartMembers: Mutator = ({ node, parents, code }) => {
  if (node.type !== 'ObjectExpression' || isImplementation(parents)) return [];
  return node.properties.flatMap((member, index) => {
    const key = propertyKeyOf(member) ?? '';
    const one = LIST_LIMITS[key];
    const list = member.type === 'Property' && member.value.type === 'ArrayExpression' ? member.value : null;
    return [
      ...(REMOVED.includes(key) ? [removalFrom(code, node.properties, index, `${key} removed`)] : []),
      ...(one && list && list.elements.length > 1
        ? removalsOfEach(code, list.elements, `${one} removed`)
        : []),
    ];
  });
};

const HANDLERS: readonly string[] = ['on', 'after'];

/** Mutator: removes handlers of events and delays. */
export const handlers: Mutator = ({ node, parents, code }) => {
  const key = propertyKeyOf(parents.at(-1));
  if (node.type !== 'ObjectExpression' || key === null || !HANDLERS.includes(key)) return [];
  const branches = node.properties.flatMap((handler) =>
    handler.type === 'Property' &&
    handler.value.type === 'ArrayExpression' &&
    handler.value.elements.length > 1
      ? removalsOfEach(code, handler.value.elements, 'branch removed')
      : [],
  );
  return [...removalsOfEach(code, node.properties, 'handler removed'), ...branches];
};

/** Mutator: negates a guard, by name or with parameters. */
export const negatedGuards: Mutator = ({ node, parents, code }) => {
  if (propertyKeyOf(node) !== 'guard' || node.type !== 'Property' || isImplementation(parents)) return [];
  const guard = sourceTextOf(code, node.value);
  return [
    {
      ...replacementOf(node.value, 'guard negated', `notSo(${guard})`),
      needs: "import { not as notSo } from 'xstate';",
    },
  ];
};

/** Mutator: halves a delay. */
export const halvedDelays: Mutator = ({ node, parents, code }) => {
  if (node.type !== 'Property' || propertyKeyOf(parents.at(-2)) !== 'delays') return [];
  const { value } = node;
  const time = value.type === 'ArrowFunctionExpression' ? value.body : value;
  if (time.type === 'BlockStatement') return [];
  return [replacementOf(time, 'delay halved', `((${sourceTextOf(code, time)}) / 2)`)];
};

/** Mutator: removes a member of an assignment. */
export const assignedMembers: Mutator = ({ node, parents, code }) => {
  if (node.type !== 'ObjectExpression') return [];
  const call = parents.findLast(({ type }) => type === 'CallExpression');
  const isMember = propertyKeyOf(parents.at(-1)) !== null;
  return calleeOf(call) === 'assign' && !isMember
    ? removalsOfEach(code, node.properties, 'assigned member removed')
    : [];
};
