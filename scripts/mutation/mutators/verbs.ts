import type { Mutator } from '../mutant.ts';
import { ORDER_STATUSES } from '../../../contract/orders/order-status.ts';
import { POPUP_STORE_STATUSES } from '../../../contract/stores/popup-store.ts';
import { calleeOf, sourceTextOf } from '../syntax.ts';
import { removalsOfEach, replacementOf } from './removals.ts';

const nextOf = (words: readonly string[], word: string) => {
  const index = words.indexOf(word);
  return index === -1 ? null : (words[(index + 1) % words.length] ?? null);
};

const CODE = /^[A-Z][A-Z_]+$/;
const otherCode = (code: string) => (code === 'NOT_FOUND' ? 'FORBIDDEN' : 'NOT_FOUND');

/** Mutator: another refusal code or status. */
export const statuses: Mutator = ({ node }) => {
  if (node.type !== 'Literal' || typeof node.value !== 'string') return [];
  const other = CODE.test(node.value)
    ? otherCode(node.value)
    : (nextOf(ORDER_STATUSES, node.value) ?? nextOf(POPUP_STORE_STATUSES, node.value));
  return other === null ? [] : [replacementOf(node, `${node.value} → ${other}`, `'${other}'`)];
};

/** Mutator: drops one condition of a WHERE clause, or all of it. */
export const droppedConditions: Mutator = ({ node, code }) => {
  if (node.type !== 'CallExpression') return [];
  const callee = calleeOf(node);
  if (node.callee.type === 'MemberExpression')
    return callee === 'where'
      ? [replacementOf(node, 'where dropped', sourceTextOf(code, node.callee.object))]
      : [];
  return (callee === 'and' || callee === 'or') && node.arguments.length > 1
    ? removalsOfEach(code, node.arguments, `member of ${callee} removed`)
    : [];
};

/** Mutator: drops a statement that calls a check or an effect. */
export const omittedCalls: Mutator = ({ node }) => {
  if (node.type !== 'ExpressionStatement') return [];
  const called = node.expression.type === 'AwaitExpression' ? node.expression.argument : node.expression;
  return called.type === 'CallExpression' ? [replacementOf(node, 'call removed', ';')] : [];
};
