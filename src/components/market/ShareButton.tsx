import { chakra, type SystemStyleObject } from '@chakra-ui/react/styled-system';
import { cornerButton } from './corner-button.styles.ts';
import { shareLabel } from './share.messages.ts';

export interface ShareButtonProps {
  /** Name of the product or store, for the accessible label. */
  name: string;
  onRequested: () => void;
}

/** Beside the heart button, which has the corner. */
const besideHeart: SystemStyleObject = {
  ...cornerButton,
  right: '3.25rem',
  '[data-part=store-hero] > &': { top: 'auto', bottom: '2', right: '3.5rem' },
};

/** Share button in a corner of the picture of a product or store. */
export const ShareButton = ({ name, onRequested }: ShareButtonProps) => (
  <chakra.button
    type="button"
    aria-label={shareLabel(name)}
    aria-haspopup="dialog"
    onClick={onRequested}
    css={besideHeart}
    data-part="share"
  >
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d="M12 15V3.5M7.5 8 12 3.5 16.5 8M5 12.5V20h14v-7.5" />
    </svg>
  </chakra.button>
);
