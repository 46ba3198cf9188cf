import { chakra, type SystemStyleObject } from '@chakra-ui/react/styled-system';
import type { KeyboardEvent } from 'react';
import { Picture } from '../market/Picture.tsx';
import { productPageMessages } from './product-page.messages.ts';

interface ThumbnailsProps {
  pictures: readonly string[];
  /** Index of the large picture, from 0. */
  shown: number;
  onPictureChosen: (index: number) => void;
}

const thumb: SystemStyleObject = {
  display: 'block',
  width: { base: '3.25rem', md: '4.75rem' },
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

/** Thumbnails that choose the large picture, by press or arrow key. */
export function Thumbnails({ pictures, shown, onPictureChosen }: ThumbnailsProps) {
  const press = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowRight') onPictureChosen(shown + 1);
    if (key === 'ArrowLeft') onPictureChosen(shown - 1);
  };
  return (
    <chakra.ul aria-label={productPageMessages.pictures} display="flex" flexWrap="wrap" gap="2">
      {pictures.map((picture, index) => (
        <li key={picture}>
          <chakra.button
            type="button"
            aria-label={`Imagen ${index + 1} de ${pictures.length}`}
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
  );
}
