import { chakra, type SystemStyleObject } from '@chakra-ui/react/styled-system';
import { type KeyboardEvent, type TouchEvent, useRef } from 'react';
import { Picture } from '../market/Picture.tsx';
import { productPageMessages } from './product-page.messages.ts';

interface GalleryProps {
  /** Of the product, for those who cannot see it. */
  name: string;
  pictures: readonly string[];
  /** Which one is large, from 0 on. */
  shown: number;
  onPictureChosen: (index: number) => void;
}

/** How far a finger must travel, in px, before it means the next picture. */
const SWIPE = 40;

const LARGE = '(min-width: 75rem) 600px, (min-width: 48rem) 52vw, 92vw';

const thumb: SystemStyleObject = {
  display: 'block',
  width: { base: '4rem', md: '4.75rem' },
  overflow: 'hidden',
  border: '2px solid',
  borderColor: 'transparent',
  borderRadius: 'card',
  cursor: 'pointer',
  opacity: '0.75',
  '&:hover': { opacity: '1' },
  '&[aria-current=true]': { borderColor: 'action', opacity: '1' },
  '&:focus-visible': { borderRadius: 'card' },
};

/** The product large, and its other sides as small pictures: by press, by arrow key, by a finger's swipe. */
export function Gallery({ name, pictures, shown, onPictureChosen }: GalleryProps) {
  const touchedAt = useRef<number | null>(null);
  const lift = (event: TouchEvent) => {
    const way = (event.changedTouches[0]?.clientX ?? 0) - (touchedAt.current ?? 0);
    if (touchedAt.current !== null && Math.abs(way) > SWIPE) onPictureChosen(shown + (way < 0 ? 1 : -1));
    touchedAt.current = null;
  };
  const press = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowRight') onPictureChosen(shown + 1);
    if (key === 'ArrowLeft') onPictureChosen(shown - 1);
  };
  const count = pictures.length;
  return (
    <chakra.div data-part="gallery" display="grid" alignContent="start" gap="3">
      <chakra.div
        overflow="hidden"
        borderRadius="card"
        boxShadow="stall"
        touchAction="pan-y pinch-zoom"
        onTouchStart={(event) => {
          touchedAt.current = event.touches.length === 1 ? (event.touches[0]?.clientX ?? null) : null;
        }}
        onTouchEnd={lift}
      >
        <Picture
          key={pictures[shown]}
          src={pictures[shown]}
          alt={count > 1 ? `${name}, imagen ${shown + 1} de ${count}` : name}
          sizes={LARGE}
          priority
        />
      </chakra.div>
      {count > 1 ? (
        <chakra.ul aria-label={productPageMessages.pictures} display="flex" flexWrap="wrap" gap="2">
          {pictures.map((picture, index) => (
            <li key={picture}>
              <chakra.button
                type="button"
                aria-label={`Imagen ${index + 1} de ${count}`}
                aria-current={index === shown}
                onClick={() => onPictureChosen(index)}
                onKeyDown={press}
                css={thumb}
              >
                <Picture src={picture} alt="" sizes="76px" widest={384} />
              </chakra.button>
            </li>
          ))}
        </chakra.ul>
      ) : null}
    </chakra.div>
  );
}
