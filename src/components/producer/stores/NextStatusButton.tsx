import type { PopupStore, PopupStoreStatus } from '../../../../contract/stores/popup-store.ts';
import { Button } from '../../forms/Button.tsx';
import { NEXT_STATUS } from './store-status.messages.ts';

export interface StatusChoice {
  store: Pick<PopupStore, 'name' | 'status' | 'approval'>;
  /** Its status is being changed. */
  isBusy: boolean;
  onChosen: (status: PopupStoreStatus) => void;
}

/** What is usually done next with a store, unless it is held until it is granted; quiet where that is not what its reader came for. */
export function NextStatusButton({
  store,
  isBusy,
  isQuiet = false,
  onChosen,
}: StatusChoice & { isQuiet?: boolean }) {
  if (store.approval && store.approval.state !== 'granted') return null;
  const { status, word } = NEXT_STATUS[store.status];
  return (
    <Button size="sm" variant={isQuiet ? 'quiet' : 'primary'} busy={isBusy} onClick={() => onChosen(status)}>
      {word}
    </Button>
  );
}
