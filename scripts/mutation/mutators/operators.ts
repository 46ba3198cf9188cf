import type { Change, Mutator } from '../mutant.ts';
import { sourceTextOf } from '../syntax.ts';
import { replacementOf } from './removals.ts';

const OTHER_OPERATOR: Readonly<Record<string, string>> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '%': '*',
};
const OTHER_LOGIC: Readonly<Record<string, string>> = { '&&': '||', '||': '&&' };

/** Mutator: replaces an operator, keeps one side only, or drops a negation. */
export const operators: Mutator = ({ node, code }) => {
  if (node.type === 'UnaryExpression' && node.operator === '!')
    return [replacementOf(node, '! dropped', sourceTextOf(code, node.argument))];
  if (node.type !== 'BinaryExpression' && node.type !== 'LogicalExpression') return [];
  const [left, right] = [sourceTextOf(code, node.left), sourceTextOf(code, node.right)];
  const changes: Change[] = [];
  const other = OTHER_OPERATOR[node.operator] ?? OTHER_LOGIC[node.operator];
  if (other)
    changes.push(replacementOf(node, `${node.operator} → ${other}`, `((${left}) ${other} (${right}))`));
  if (node.type === 'LogicalExpression')
    changes.push(
      replacementOf(node, `left of ${node.operator} dropped`, `(${right})`),
      replacementOf(node, `right of ${node.operator} dropped`, `(${left})`),
    );
  return changes;
};

/** Mutator: makes a condition always true or always false. */
export const conditions: Mutator = ({ node }) =>
  node.type === 'ConditionalExpression' || node.type === 'IfStatement'
    ? [
        replacementOf(node.test, 'condition → true', 'true'),
        replacementOf(node.test, 'condition → false', 'false'),
      ]
    : [];
