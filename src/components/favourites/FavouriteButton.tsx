import { chakra, type SystemStyleObject } from '@chakra-ui/react/styled-system';
import { restoreFocusOnUnmount } from '../layout/heading-focus.ts';
import { cornerButton } from '../market/corner-button.styles.ts';
import { favouriteButtonLabel } from './favourite-button.messages.ts';

interface FavouriteButtonProps {
  /** Name of the product or store, for the accessible label. */
  name: string;
  isFavourite: boolean;
  onToggled: () => void;
}

const heart: SystemStyleObject = {
  ...cornerButton,
  '&[aria-pressed=true]': { color: 'actionInk' },
  '&[aria-pressed=true] path': { fill: 'currentColor' },
  // Positions inside store cards are set here, because the first page load does not include this button.
  '[data-part=store-card] > &': { top: '56px', right: '3' },
  '[data-part=store-hero] > &': { top: 'auto', bottom: '2', right: '2' },
};

/** Favourite toggle of a product or store. If its card unmounts with it, the page heading takes the focus. */
export const FavouriteButton = ({ name, isFavourite, onToggled }: FavouriteButtonProps) => (
  <chakra.button
    ref={restoreFocusOnUnmount}
    type="button"
    aria-pressed={isFavourite}
    aria-label={favouriteButtonLabel(name)}
    onClick={onToggled}
    css={heart}
    data-part="heart"
  >
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d="M12 20.5C5 15.6 3 12.3 3 9a4.8 4.8 0 0 1 9-2.2A4.8 4.8 0 0 1 21 9c0 3.3-2 6.6-9 11.5Z" />
    </svg>
  </chakra.button>
);
