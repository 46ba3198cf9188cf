import type { Rule } from './rule.ts';

const MESSAGE =
  'A control that is disabled while it has the focus loses it to the page, and its reason is read to nobody. Write aria-disabled and let its press do nothing; Button has busy and disabledReason, fields have readOnly.';

/** No control is taken out of the keyboard's reach. */
export const reachableControl: Rule = {
  create: (context) => ({
    JSXAttribute(node) {
      if (node.name.type === 'JSXIdentifier' && node.name.name === 'disabled')
        context.report({ node, message: MESSAGE });
    },
  }),
};
