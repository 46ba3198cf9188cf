import type { ESTree } from 'vite';
import type { Mutator } from '../mutant.ts';
import { calleeOf, textOf } from '../syntax.ts';
import { replaced } from './removals.ts';

/** Attributes of elements that a reader, a keyboard or a test can tell; all others are looks. */
const MEANING =
  /^(on[A-Z]\w*|aria-[\w-]+|data-[\w-]+|role|disabled|readOnly|required|hidden|inert|open|checked|value|href|to|type|name|id|htmlFor|tabIndex|alt|lang|title|min|max|step|maxLength|inputMode|autoComplete|busy)$/;

const LOOKS: readonly string[] = ['css', 'style', 'className'];

const nameOf = (attribute: ESTree.JSXAttribute) =>
  attribute.name.type === 'JSXIdentifier' ? attribute.name.name : '';

/** Whether an attribute says how something looks: of a component none but `css`, of an element what means nothing. */
function isLook(attribute: ESTree.JSXAttribute, element: ESTree.Node | undefined): boolean {
  const name = nameOf(attribute);
  const isComponent =
    element?.type === 'JSXOpeningElement' &&
    element.name.type === 'JSXIdentifier' &&
    /^[A-Z]/.test(element.name.name);
  return isComponent ? LOOKS.includes(name) : !MEANING.test(name);
}

/** A mutator without what stands in looks, which no test without a real browser can notice. */
export const withoutLooks =
  (mutate: Mutator): Mutator =>
  (place) => {
    const { parents } = place;
    const isStyled = parents.some(
      (parent, index) => parent.type === 'JSXAttribute' && isLook(parent, parents[index - 1]),
    );
    return isStyled ? [] : mutate(place);
  };

/** An attribute or a handler that is not there. */
export const removedAttributes: Mutator = ({ node, parents }) =>
  node.type === 'JSXAttribute' && MEANING.test(nameOf(node)) && !isLook(node, parents.at(-1))
    ? [replaced(node, `${nameOf(node)} removed`, '')]
    : [];

/** The branches of a condition, each in the place of the other. */
export const exchangedBranches: Mutator = ({ node, code }) => {
  if (node.type !== 'ConditionalExpression') return [];
  const [test, yes, no] = [node.test, node.consequent, node.alternate].map((part) => textOf(code, part));
  return [replaced(node, 'branches exchanged', `((${test}) ? (${no}) : (${yes}))`)];
};

/** An event that is not sent. */
export const silencedSends: Mutator = ({ node }) =>
  node.type === 'CallExpression' && node.callee.type === 'MemberExpression' && calleeOf(node) === 'send'
    ? [replaced(node, 'event not sent', 'undefined')]
    : [];
