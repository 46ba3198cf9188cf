import type { ESTree } from 'vite';

/** As much as the house's rules use of what oxlint hands to a rule. */
interface RuleContext {
  report: (found: { node: ESTree.Span; message: string }) => void;
}

type Visitor = {
  [Type in ESTree.Node['type']]?: (node: Extract<ESTree.Node, { type: Type }>) => void;
};

/** A lint rule in the form of ESLint's plugins. */
export interface Rule {
  create: (context: RuleContext) => Visitor;
}
