import { chakra, type SystemStyleObject } from '@chakra-ui/react/styled-system';
import { Icon } from '../icons/Icon.tsx';
import { Picture } from '../market/Picture.tsx';
import { CARD_PICTURE_SIZES } from '../market/ProductCard.tsx';
import type { ReactNode } from 'react';
import { galleryFrame } from './product-page.styles.ts';
import { productPageMessages } from './product-page.messages.ts';
import { Thumbnails } from './Thumbnails.tsx';
import { useSwipe } from './use-swipe.ts';

interface GalleryProps {
  /** Product name, for the alternative texts. */
  name: string;
  pictures: readonly string[];
  /** Index of the large picture, from 0. */
  shown: number;
  onPictureChosen: (index: number) => void;
  onEnlarged: () => void;
  /** First picture as the product card showed it: visible until the large file has loaded. */
  under?: string | null | undefined;
  /** Content of the picture's upper corner. */
  corner?: ReactNode;
}

const LARGE = '(min-width: 75rem) 600px, (min-width: 48rem) 52vw, 92vw';

const large: SystemStyleObject = { ...galleryFrame, cursor: 'zoom-in', touchAction: 'pan-y pinch-zoom' };

const below: SystemStyleObject = { position: 'absolute', inset: '0' };
const over: SystemStyleObject = { position: 'relative', background: 'transparent' };

const lens: SystemStyleObject = {
  position: 'absolute',
  right: '3',
  bottom: '3',
  display: 'grid',
  placeItems: 'center',
  width: 'touch',
  height: 'touch',
  background: 'raised',
  borderRadius: 'full',
  boxShadow: 'stall',
};

/** Picture gallery of a product: a large picture with thumbnails; supports press, arrow keys and swipe. */
export function ProductGallery({
  name,
  pictures,
  shown,
  onPictureChosen,
  onEnlarged,
  under,
  corner,
}: GalleryProps) {
  const swipe = useSwipe((way) => onPictureChosen(shown + way));
  const count = pictures.length;
  const alt = count > 1 ? `${name}, imagen ${shown + 1} de ${count}` : name;
  const isSeen = Boolean(under) && under === pictures[shown];
  const picture = (
    <Picture
      key={pictures[shown]}
      src={pictures[shown]}
      alt={alt}
      sizes={LARGE}
      priority
      css={isSeen ? over : {}}
    />
  );
  return (
    <chakra.div data-part="gallery" position="relative" display="grid" alignContent="start" gap="3">
      {count > 0 ? (
        <chakra.button
          type="button"
          aria-label={`${productPageMessages.enlarge}: ${alt}`}
          onClick={onEnlarged}
          css={large}
          {...swipe}
        >
          {isSeen ? <Picture src={under} alt="" {...CARD_PICTURE_SIZES} css={below} priority /> : null}
          {picture}
          <chakra.span css={lens}>
            <Icon name="search" />
          </chakra.span>
        </chakra.button>
      ) : (
        picture
      )}
      {count > 1 ? <Thumbnails pictures={pictures} shown={shown} onPictureChosen={onPictureChosen} /> : null}
      {corner}
    </chakra.div>
  );
}
