interface Saved {
  children: Record<string, unknown>;
}

/** What these begin with depends on the address, which a browser knows better than the page it is sent. */
const ADDRESSED = ['currentStore'];

const entriesOf = ({ children }: Saved) => Object.entries(children);

/** A saved app without the children that are still as they began: `fresh` is one that has just been made. */
export function withoutPristine<S>(saved: S, fresh: unknown): S {
  const began = (fresh as Saved).children;
  const isPristine = (id: string, child: unknown) =>
    !ADDRESSED.includes(id) && JSON.stringify(child) === JSON.stringify(began[id]);
  const kept = entriesOf(saved as Saved).filter(([id, child]) => !isPristine(id, child));
  return { ...saved, children: Object.fromEntries(kept) };
}

/** The saved app whole again. */
export const withPristine = <S>(saved: S, fresh: unknown): S => ({
  ...saved,
  children: { ...(fresh as Saved).children, ...(saved as Saved).children },
});
