import type { ESTree } from 'vite';

/** Part of the lint rule API that the project's rules use. */
interface RuleContext {
  report: (found: { node: ESTree.Span; message: string }) => void;
}

type Visitor = {
  [Type in ESTree.Node['type']]?: (node: Extract<ESTree.Node, { type: Type }>) => void;
};

/** Lint rule in the format of ESLint plugins. */
export interface Rule {
  create: (context: RuleContext) => Visitor;
}
