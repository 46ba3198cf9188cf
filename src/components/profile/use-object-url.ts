import { useMemo, useSyncExternalStore } from 'react';

/** An address under which this page shows a file that is only here; null until it is looked at, and without one. */
export function useObjectUrl(file: Blob | null): string | null {
  const { subscribe, read } = useMemo(() => addressOf(file), [file]);
  return useSyncExternalStore(subscribe, read, none);
}

const none = () => null;

/** The address lives as long as somebody looks: the file it stands for is let go with it. */
function addressOf(file: Blob | null) {
  let address: string | null = null;
  const subscribe = (onChanged: () => void) => {
    if (file === null) return () => {};
    const made = URL.createObjectURL(file);
    address = made;
    onChanged();
    return () => {
      address = null;
      URL.revokeObjectURL(made);
    };
  };
  return { subscribe, read: () => address };
}
