import type { Rule } from './rule.ts';

const MESSAGE =
  'A control that is disabled while it has the focus loses it to the page, and its reason is read to nobody. Write aria-disabled and let its press do nothing; Button has busy and disabledReason, fields have readOnly.';

/** Lint rule: no `disabled` attribute, so that every control stays reachable by keyboard. */
export const reachableControl: Rule = {
  create: (context) => ({
    JSXAttribute(node) {
      if (node.name.type === 'JSXIdentifier' && node.name.name === 'disabled')
        context.report({ node, message: MESSAGE });
    },
  }),
};
