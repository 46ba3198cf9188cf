import type { ESTree } from 'vite';
import type { Rule } from './rule.ts';

const CHANGING =
  'A button whose type changes keeps its node: a click on the plain one submits the form. Write two elements with a key each.';
const WITHOUT_KEY =
  'A submit button that is not the Button of components/forms needs a key: otherwise it takes over the node of a plain one in the middle of its click.';

/** Last part of an element's name: `button` of `chakra.button`. */
function nameOf({ name }: ESTree.JSXOpeningElement): string {
  if (name.type === 'JSXIdentifier') return name.name;
  return name.type === 'JSXMemberExpression' ? name.property.name : '';
}

const attributeOf = ({ attributes }: ESTree.JSXOpeningElement, name: string) =>
  attributes.find((one): one is ESTree.JSXAttribute => one.type === 'JSXAttribute' && one.name.name === name);

/** Lint rule: a button has a literal type, because changing it in place could submit a form (R4.14). */
export const buttonType: Rule = {
  create: (context) => ({
    JSXOpeningElement(node) {
      const name = nameOf(node);
      const type = attributeOf(node, 'type')?.value;
      if (!/button$/i.test(name) || !type) return;
      if (type.type !== 'Literal') context.report({ node, message: CHANGING });
      else if (type.value === 'submit' && name !== 'Button' && !attributeOf(node, 'key'))
        context.report({ node, message: WITHOUT_KEY });
    },
  }),
};
