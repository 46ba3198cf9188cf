import type { ESTree } from 'vite';
import { propertyKeyOf, syntaxNodesIn } from '../../../scripts/mutation/syntax.ts';

/** Options of a walk that select its paths, not its expectations. */
const PLANNING: readonly (string | null)[] = [
  'canHappen',
  'look',
  'stopWhen',
  'identify',
  'filterEvents',
  'serializeState',
];

type Place = ReturnType<typeof syntaxNodesIn> extends Generator<infer One> ? One : never;

const isPlanned = ({ node, parents }: Place) =>
  [...parents, node].some((one) => PLANNING.includes(propertyKeyOf(one)));

/** Name of a declaration; null for any other node. */
function nameOf(node: ESTree.Node | undefined): string | null {
  if (node?.type !== 'VariableDeclarator' && node?.type !== 'FunctionDeclaration') return null;
  return node.id?.type === 'Identifier' ? node.id.name : null;
}

/** Module-level declaration that contains a node. */
const ownerOf = ({ node, parents }: Place) =>
  nameOf([...parents, node].slice(0, 4).find((one) => nameOf(one) !== null));

function isRead({ node, parents }: Place): boolean {
  if (node.type === 'MemberExpression')
    return node.property.type === 'Identifier' && !node.computed && node.property.name === 'context';
  return propertyKeyOf(node) === 'context' && parents.at(-1)?.type === 'ObjectPattern';
}

/**
 * Lines of a test that read the context of a chart. Reads that only select the paths of a walk are excluded:
 * those in its options, and in functions used only there.
 */
export function contextReads(code: string, file: string): number[] {
  const places = [...syntaxNodesIn(code, file)];
  const planning = new Set(places.map(ownerOf));
  const references = places.filter(
    ({ node, parents }) => node.type === 'Identifier' && nameOf(parents.at(-1)) !== node.name,
  );
  const usesOf = (name: string | null) =>
    references.filter(({ node }) => node.type === 'Identifier' && node.name === name);
  const isChoosing = (place: Place) => isPlanned(place) || planning.has(ownerOf(place));
  let size: number;
  do {
    ({ size } = planning);
    for (const name of planning) {
      const uses = usesOf(name);
      if (name === null || uses.length === 0 || !uses.every(isChoosing)) planning.delete(name);
    }
  } while (planning.size < size);
  const lines = places
    .filter((place) => isRead(place) && !isChoosing(place))
    .map(({ node }) => code.slice(0, node.start).split('\n').length);
  return [...new Set(lines)];
}
