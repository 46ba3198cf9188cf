import { useMemo, useSyncExternalStore } from 'react';

/** Object URL of a local file; null without a file and before the first subscription. */
export function useObjectUrl(file: Blob | null): string | null {
  const { subscribe, read } = useMemo(() => addressOf(file), [file]);
  return useSyncExternalStore(subscribe, read, none);
}

const none = () => null;

/** Object URL that is created at the first subscription and revoked after the last. */
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
