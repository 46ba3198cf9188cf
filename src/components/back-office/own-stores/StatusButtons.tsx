import type { PopupStore, PopupStoreStatus } from '../../../../contract/popup-stores/popup-store.ts';
import { Button } from '../../forms/Button.tsx';
import { StatusMenu } from './StatusMenu.tsx';
import { NEXT_STATUS } from './store-status.messages.ts';

interface StatusButtonsProps {
  store: Pick<PopupStore, 'name' | 'status'>;
  /** Its status is being changed. */
  isBusy: boolean;
  onChosen: (status: PopupStoreStatus) => void;
}

/** What is usually done next with a store, and every other status. */
export function StatusButtons({ store, isBusy, onChosen }: StatusButtonsProps) {
  const next = NEXT_STATUS[store.status];
  return (
    <>
      <Button size="sm" busy={isBusy} onClick={() => onChosen(next.status)}>
        {next.word}
      </Button>
      <StatusMenu store={store} onChosen={onChosen} />
    </>
  );
}
