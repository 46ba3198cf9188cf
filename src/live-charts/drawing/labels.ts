import type { ChartState, ChartTransition } from './chart-structure.ts';

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export const escapeLabel = (text: string) => text.replaceAll(/[&<>"]/g, (mark) => ESCAPES[mark] ?? mark);

/** Wraps a list into lines of about the given width. */
export function wrapList(parts: readonly string[], width: number): string[] {
  const lines: string[] = [];
  for (const [index, part] of parts.entries()) {
    const text = index < parts.length - 1 ? `${part},` : part;
    const last = lines.at(-1);
    if (last !== undefined && last.length + text.length < width) lines[lines.length - 1] = `${last} ${text}`;
    else lines.push(text);
  }
  return lines;
}

export const triggerWithGuard = ({ trigger, guard }: ChartTransition) =>
  guard ? `${trigger} [${guard}]` : trigger;

export const isDescendantPath = (outer: string, path: string) => outer === '' || path.startsWith(`${outer}.`);

/** True if a transition is written inside its state: it has no target, or re-enters a compound state. */
export const isShownInside = ({ path, children }: ChartState, { targets }: ChartTransition) =>
  targets.length === 0 || (children.length > 0 && targets.every((target) => target === path));

function insideLines(transition: ChartTransition): string[] {
  const again = transition.targets.length > 0 ? ' ↻' : '';
  const head = `${triggerWithGuard(transition)}${again}`;
  if (transition.actions.length === 0) return [again ? head : `${head}: ignored`];
  const [first = '', ...rest] = wrapList(transition.actions, 34);
  const joined = `${head} / ${first}`;
  const lines = joined.length <= 52 ? [joined, ...rest] : [head, `/ ${first}`, ...rest];
  return lines.map((line, index) => (index === 0 ? line : `    ${line}`));
}

/** Labelled list, wrapped over several lines if it is long; nothing for an empty list. */
const listed = (word: string, parts: string[]) =>
  parts.length === 0
    ? []
    : wrapList(parts, 34).map((line, index) => (index === 0 ? `${word} ${line}` : `    ${line}`));

/** Lines of text in a state, below its name. */
export const stateLabelLines = (state: ChartState): string[] => [
  ...listed(
    'runs',
    state.invokes.map(({ id, src }) => (id === src ? src : `${src} as ${id}`)),
  ),
  ...listed('entering /', state.entry),
  ...listed('leaving /', state.exit),
  ...state.transitions.filter((transition) => isShownInside(state, transition)).flatMap(insideLines),
];
