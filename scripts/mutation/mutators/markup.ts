import type { ESTree } from 'vite';
import type { Mutator } from '../mutant.ts';
import { calleeOf, sourceTextOf } from '../syntax.ts';
import { replacementOf } from './removals.ts';

/** Attributes that a user, the keyboard or a test can notice; all others are appearance. */
const MEANING =
  /^(on[A-Z]\w*|aria-[\w-]+|data-[\w-]+|role|disabled|readOnly|required|hidden|inert|open|checked|value|href|to|type|name|id|htmlFor|tabIndex|alt|lang|title|min|max|step|maxLength|inputMode|autoComplete|busy)$/;

const LOOKS: readonly string[] = ['css', 'style', 'className'];

const nameOf = (attribute: ESTree.JSXAttribute) =>
  attribute.name.type === 'JSXIdentifier' ? attribute.name.name : '';

/** Attribute of appearance: `css` of a component, or any attribute of an element without meaning. */
function isLook(attribute: ESTree.JSXAttribute, element: ESTree.Node | undefined): boolean {
  const name = nameOf(attribute);
  const isComponent =
    element?.type === 'JSXOpeningElement' &&
    element.name.type === 'JSXIdentifier' &&
    /^[A-Z]/.test(element.name.name);
  return isComponent ? LOOKS.includes(name) : !MEANING.test(name);
}

/** Mutator without changes inside styles, which only a test in a real browser could notice. */
export const withoutStyleChanges =
  (mutate: Mutator): Mutator =>
  (place) => {
    const { parents } = place;
    const isStyled = parents.some(
      (parent, index) => parent.type === 'JSXAttribute' && isLook(parent, parents[index - 1]),
    );
    return isStyled ? [] : mutate(place);
  };

/** Mutator: removes an attribute or a handler. */
export const removedAttributes: Mutator = ({ node, parents }) =>
  node.type === 'JSXAttribute' && MEANING.test(nameOf(node)) && !isLook(node, parents.at(-1))
    ? [replacementOf(node, `${nameOf(node)} removed`, '')]
    : [];

/** Mutator: swaps the branches of a condition. */
export const exchangedBranches: Mutator = ({ node, code }) => {
  if (node.type !== 'ConditionalExpression') return [];
  const [test, yes, no] = [node.test, node.consequent, node.alternate].map((part) =>
    sourceTextOf(code, part),
  );
  return [replacementOf(node, 'branches exchanged', `((${test}) ? (${no}) : (${yes}))`)];
};

/** Mutator: drops a sent event. */
export const silencedSends: Mutator = ({ node }) =>
  node.type === 'CallExpression' && node.callee.type === 'MemberExpression' && calleeOf(node) === 'send'
    ? [replacementOf(node, 'event not sent', 'undefined')]
    : [];
