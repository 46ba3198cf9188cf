import type { ESTree } from 'vite';
import type { Rule } from './rule.ts';

const MESSAGE =
  'Loose text beside something that changes: a translator replaces the text node and React looks for it in vain. Write one template string, or give the text an element of its own.';

/** Kind of an element's child at run time. */
type Kind = 'element' | 'text';

const isNode = (value: unknown): value is ESTree.Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

function* nodesUnder(node: ESTree.Node): Generator<ESTree.Node, void, undefined> {
  yield node;
  for (const [key, value] of Object.entries(node) as [string, unknown][])
    if (key !== 'parent')
      for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) yield* nodesUnder(child);
}

const holds = (node: ESTree.Node, types: readonly string[]) =>
  [...nodesUnder(node)].some(
    (one) =>
      types.includes(one.type) || (one.type === 'Identifier' && /^React(Node|Element)$/.test(one.name)),
  );

/** Names declared as elements in this file: props of an element type, and variables with JSX. */
function elementNamesIn(program: ESTree.Program): Set<string> {
  const names = new Set(['children']);
  const note = (key: ESTree.Node | null, of: ESTree.Node | null) => {
    if (key?.type === 'Identifier' && of && holds(of, ['JSXElement', 'JSXFragment'])) names.add(key.name);
  };
  for (const node of nodesUnder(program)) {
    if (node.type === 'Identifier' && node.typeAnnotation) note(node, node.typeAnnotation);
    if (node.type === 'TSPropertySignature') note(node.key, node.typeAnnotation);
    if (node.type === 'VariableDeclarator') note(node.id, node.init);
    if (node.type === 'FunctionDeclaration') note(node.id, node.body);
  }
  return names;
}

function kindsOf(node: ESTree.Node, elements: ReadonlySet<string>): Kind[] {
  const of = (part: ESTree.Node) => kindsOf(part, elements);
  const { type } = node;
  if (type === 'ParenthesizedExpression' || type === 'ChainExpression') return of(node.expression);
  if (type === 'JSXElement') return ['element'];
  if (type === 'JSXFragment') return node.children.flatMap((child) => kindsOfChild(child, elements));
  if (type === 'Literal') return node.value === null || typeof node.value === 'boolean' ? [] : ['text'];
  if (type === 'ConditionalExpression') return [...of(node.consequent), ...of(node.alternate)];
  if (type === 'LogicalExpression')
    return [...(node.operator === '&&' ? [] : of(node.left)), ...of(node.right)];
  if (type === 'Identifier') return [elements.has(node.name) ? 'element' : 'text'];
  if (type !== 'CallExpression') return ['text'];
  if (holds(node, ['JSXElement', 'JSXFragment'])) return ['element'];
  return node.callee.type === 'Identifier' ? of(node.callee) : ['text'];
}

/** Empty for white space that JSX drops, and for comments. */
function kindsOfChild(child: ESTree.JSXChild, elements: ReadonlySet<string>): Kind[] {
  if (child.type === 'JSXText')
    return child.value.trim() === '' && child.value.includes('\n') ? [] : ['text'];
  if (child.type !== 'JSXExpressionContainer') return kindsOf(child, elements);
  return child.expression.type === 'JSXEmptyExpression' ? [] : kindsOf(child.expression, elements);
}

const changes = (child: ESTree.JSXChild): boolean =>
  child.type === 'JSXExpressionContainer' && child.expression.type !== 'Literal';

/**
 * Lint rule: text is alone in its element or beside constant content, so that a page translator does not break React
 * (R8.17).
 */
export const looseText: Rule = {
  create(context) {
    let elements: ReadonlySet<string> = new Set();
    const look = ({ children }: ESTree.JSXElement | ESTree.JSXFragment) => {
      const shown = children.filter((child) => kindsOfChild(child, elements).length > 0);
      if (shown.length < 2 || !shown.some(changes)) return;
      for (const child of shown)
        if (kindsOfChild(child, elements).includes('text')) context.report({ node: child, message: MESSAGE });
    };
    return {
      Program: (program) => {
        elements = elementNamesIn(program);
      },
      JSXElement: look,
      JSXFragment: look,
    };
  },
};
