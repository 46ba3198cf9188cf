import { useCallback, useState } from 'react';

/** Row selection of a list. Rows that are no longer listed lose their selection. */
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
