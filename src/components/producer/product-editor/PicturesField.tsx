import { chakra } from '@chakra-ui/react/styled-system';
import { Reorder } from 'framer-motion';
import { useId, useRef } from 'react';
import {
  type Gallery,
  withFiles,
  withoutPicture,
  withPictureAt,
} from '../../../../contract/uploads/gallery.ts';
import { Hint } from '../../forms/Hint.tsx';
import { dropZone, fileDropHandlers } from '../../back-office/pictures/drop-zone.styles.ts';
import { PictureChooser } from '../../back-office/pictures/PictureChooser.tsx';
import { PictureFault } from '../../back-office/pictures/PictureFault.tsx';
import { fileRefusalText } from '../../back-office/pictures/pictures.messages.ts';
import { PictureRow } from './PictureRow.tsx';
import { galleryChangeText, pictureMessages } from './product-editor.messages.ts';

interface PicturesFieldProps {
  gallery: Gallery;
  error: string | undefined;
  onChanged: (gallery: Gallery) => void;
}

/** Picture gallery input: choose, drop, paste or take pictures; lists show the first one (R5.5, R5.21). */
export function PicturesField({ gallery, error, onChanged }: PicturesFieldProps) {
  const id = useId();
  const chooser = useRef<HTMLInputElement>(null);
  const { items, refused } = gallery;
  const add = (files: readonly File[]) => {
    if (files.length > 0) onChanged(withFiles(gallery, files));
  };
  const remove = (key: string) => {
    onChanged(withoutPicture(gallery, key));
    // The list unmounts with its last picture, so the file input takes the focus.
    if (items.length === 1) chooser.current?.focus();
  };
  const move = (key: string, place: number) => onChanged(withPictureAt(gallery, key, place));
  const { add: choose, camera, hint, list, refused: notTaken } = pictureMessages;
  return (
    <chakra.div
      css={dropZone}
      data-pictures=""
      data-invalid={error ? '' : undefined}
      {...fileDropHandlers(add)}
    >
      <chakra.div display="flex" flexWrap="wrap" gap="3">
        <PictureChooser
          icon="image"
          word={choose}
          ref={chooser}
          name="pictures"
          multiple
          aria-describedby={error ? `${id}-error ${id}-hint` : `${id}-hint`}
          aria-invalid={error ? true : undefined}
          onChosen={add}
        />
        <PictureChooser icon="plus" word={camera} isForTouch capture="environment" onChosen={add} />
      </chakra.div>
      {error ? <PictureFault id={`${id}-error`}>{error}</PictureFault> : null}
      <Hint id={`${id}-hint`}>{hint}</Hint>
      {refused.length > 0 ? (
        <chakra.div role="alert" fontSize="sm" color="danger">
          <chakra.p fontWeight="semibold">{notTaken}</chakra.p>
          <ul>
            {refused.map((file, index) => (
              <li key={`${index}:${file.name}`}>{fileRefusalText(file)}</li>
            ))}
          </ul>
        </chakra.div>
      ) : null}
      <chakra.p aria-live="polite" srOnly>
        {galleryChangeText(gallery)}
      </chakra.p>
      {items.length > 0 ? (
        <Reorder.Group
          axis="y"
          values={[...items]}
          onReorder={(ordered) => onChanged({ items: ordered, refused: [] })}
          aria-label={list}
          tabIndex={-1}
          style={{
            display: 'grid',
            gridTemplateColumns: 'minmax(0, 1fr)',
            gap: '0.5rem',
            padding: 0,
            margin: 0,
          }}
        >
          {items.map((item, index) => (
            <PictureRow
              key={item.key}
              item={item}
              place={index + 1}
              isLast={index === items.length - 1}
              onMoved={move}
              onRemoved={remove}
            />
          ))}
        </Reorder.Group>
      ) : null}
    </chakra.div>
  );
}
