import { Button } from '../../forms/Button.tsx';
import { shareLabel, shareMessages } from '../../market/share.messages.ts';
import type { ShareButtonProps } from '../../market/ShareButton.tsx';

/** Share button of a store that shoppers see: the main action of its owner. */
export const StoreShareButton = ({ name, onRequested }: ShareButtonProps) => (
  <Button size="sm" aria-label={shareLabel(name)} aria-haspopup="dialog" onClick={onRequested}>
    {shareMessages.title}
  </Button>
);

/** The same beside another main action. */
export const QuietStoreShareButton = ({ name, onRequested }: ShareButtonProps) => (
  <Button
    size="sm"
    variant="quiet"
    aria-label={shareLabel(name)}
    aria-haspopup="dialog"
    onClick={onRequested}
  >
    {shareMessages.title}
  </Button>
);
