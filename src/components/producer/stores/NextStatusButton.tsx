import type { PopupStore, PopupStoreStatus } from '../../../../contract/stores/popup-store.ts';
import { Button } from '../../forms/Button.tsx';
import { NEXT_STATUS } from './store-status.messages.ts';

export interface NextStatusChoice {
  store: Pick<PopupStore, 'name' | 'status' | 'approval'>;
  /** Status change is being sent. */
  isBusy: boolean;
  onChosen: (status: PopupStoreStatus) => void;
}

/** Button of the usual next status; hidden while the store needs approval, secondary if it is not the main action. */
export function NextStatusButton({
  store,
  isBusy,
  isQuiet = false,
  onChosen,
}: NextStatusChoice & { isQuiet?: boolean }) {
  if (store.approval && store.approval.state !== 'granted') return null;
  const { status, word } = NEXT_STATUS[store.status];
  return (
    <Button size="sm" variant={isQuiet ? 'quiet' : 'primary'} busy={isBusy} onClick={() => onChosen(status)}>
      {word}
    </Button>
  );
}
