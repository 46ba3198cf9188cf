import type { AppInput } from '../machines/shell/app.machine.ts';

/** Persisted snapshot. Children without a chart have no context. */
interface Saved {
  context?: object;
  children?: Record<string, { snapshot: Saved }>;
}

/** Input of the baseline application for the delta, the same on the server and in every browser at any address. */
export const baselineInput = ({ publicHost, now }: Omit<AppInput, 'href'>): AppInput => ({
  href: 'http://market.invalid/',
  publicHost,
  now,
});

const isLike = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Entries of the first object that differ in the second. */
export function changedEntries(one: object, other: object): Record<string, unknown> {
  const began = new Map<string, unknown>(Object.entries(other));
  return Object.fromEntries(Object.entries(one).filter(([name, value]) => !isLike(value, began.get(name))));
}

const childrenOf = ({ children = {} }: Saved) => Object.entries(children);

/** Snapshot delta: the differences between a persisted actor and `began`, a new one. */
export function diffSnapshot(saved: object, began: object): object {
  const { context = {}, children: _, ...parts }: Saved = saved;
  const first: Saved = began;
  const moved = childrenOf(saved).filter(([id, child]) => !isLike(child, first.children?.[id]));
  return {
    ...changedEntries(parts, began),
    context: changedEntries(context, first.context ?? {}),
    children: Object.fromEntries(
      moved.map(([id, child]) => {
        const start = first.children?.[id];
        return [id, start ? { snapshot: diffSnapshot(child.snapshot, start.snapshot) } : child];
      }),
    ),
  };
}

/** Restores the full snapshot from its delta and a new actor's snapshot. */
export function applySnapshotDelta(sent: object, began: object): object {
  const { context }: Saved = sent;
  const first: Saved = began;
  const whole = childrenOf(sent).map(([id, child]) => {
    const start = first.children?.[id];
    return [id, start ? { ...start, snapshot: applySnapshotDelta(child.snapshot, start.snapshot) } : child];
  });
  return {
    ...began,
    ...sent,
    ...(first.context && { context: { ...first.context, ...context } }),
    ...(first.children && { children: { ...first.children, ...Object.fromEntries(whole) } }),
  };
}
