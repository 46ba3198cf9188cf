import { useCallback, useState } from 'react';

/** The rows of a list that its reader chose. What is no longer in sight is not chosen either. */
export function useRowSelection(items: readonly { id: string }[]) {
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set());
  const chosen: ReadonlySet<string> = new Set(items.map(({ id }) => id).filter((id) => marked.has(id)));
  const choose = useCallback(
    (id: string, isChosen: boolean) =>
      setMarked((before) => new Set([...before].filter((one) => one !== id).concat(isChosen ? [id] : []))),
    [],
  );
  const chooseAll = (areChosen: boolean) => setMarked(new Set(areChosen ? items.map(({ id }) => id) : []));
  const forget = () => setMarked(new Set());
  return { chosen, choose, chooseAll, forget };
}
