import { chakra, type SystemStyleObject } from '@chakra-ui/react/styled-system';
import { Reorder } from 'framer-motion';
import { type DragEvent, useId, useRef } from 'react';
import { IMAGE_TYPES } from '../../../../contract/uploads/upload.ts';
import {
  type Gallery,
  withFiles,
  withoutPicture,
  withPictureAt,
} from '../../../../contract/uploads/gallery.ts';
import { Hint } from '../../forms/Hint.tsx';
import { Icon } from '../../icons/Icon.tsx';
import { PictureRow } from './PictureRow.tsx';
import { fileRefusalText, galleryNews, pictureMessages } from './product-editor.messages.ts';

interface PicturesFieldProps {
  gallery: Gallery;
  error: string | undefined;
  onChanged: (gallery: Gallery) => void;
}

const crate: SystemStyleObject = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '3',
  padding: { base: '3', md: '4' },
  background: 'sunken',
  border: '2px dashed var(--td-colors-edge)',
  borderRadius: 'card',
  '&[data-invalid]': { borderColor: 'danger' },
};

const pick: SystemStyleObject = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2',
  minHeight: 'touch',
  paddingInline: '4',
  background: 'raised',
  border: '2px solid var(--td-colors-edge)',
  borderRadius: 'card',
  cursor: 'pointer',
  fontWeight: 'bold',
  _hover: { background: 'ground' },
  '&:focus-within': { outline: '3px solid var(--td-colors-info)', outlineOffset: '2px' },
};

const ACCEPTED = IMAGE_TYPES.join(',');

/** Pictures that are chosen, dropped, pasted or taken, in their order; the first is the one that lists show (R5.5, R5.21). */
export function PicturesField({ gallery, error, onChanged }: PicturesFieldProps) {
  const id = useId();
  const chooser = useRef<HTMLInputElement>(null);
  const { items, refused } = gallery;
  const add = (files: FileList | readonly File[] | null) => {
    if (files && files.length > 0) onChanged(withFiles(gallery, [...files]));
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    add(event.dataTransfer.files);
  };
  const remove = (key: string) => {
    onChanged(withoutPicture(gallery, key));
    // With the last picture its list goes, and the focus with it.
    if (items.length === 1) chooser.current?.focus();
  };
  const move = (key: string, place: number) => onChanged(withPictureAt(gallery, key, place));
  const { add: choose, camera, hint, list, refused: notTaken } = pictureMessages;
  return (
    <chakra.div
      css={crate}
      data-pictures=""
      data-invalid={error ? '' : undefined}
      onDragOver={(event) => event.preventDefault()}
      onDrop={drop}
    >
      <chakra.div display="flex" flexWrap="wrap" gap="3">
        <chakra.label css={pick}>
          <Icon name="image" />
          {choose}
          <chakra.input
            type="file"
            ref={chooser}
            name="pictures"
            multiple
            accept={ACCEPTED}
            srOnly
            aria-describedby={error ? `${id}-error ${id}-hint` : `${id}-hint`}
            aria-invalid={error ? true : undefined}
            onChange={(event) => {
              add(event.currentTarget.files);
              // The same file may be chosen again after it was taken out.
              event.currentTarget.value = '';
            }}
          />
        </chakra.label>
        <chakra.label css={[pick, { '@media (pointer: fine)': { display: 'none' } }]}>
          <Icon name="plus" />
          {camera}
          <chakra.input
            type="file"
            accept={ACCEPTED}
            capture="environment"
            srOnly
            onChange={(event) => {
              add(event.currentTarget.files);
              event.currentTarget.value = '';
            }}
          />
        </chakra.label>
      </chakra.div>
      {error ? (
        <chakra.p id={`${id}-error`} role="alert" color="danger" fontSize="sm" fontWeight="semibold">
          {error}
        </chakra.p>
      ) : null}
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
        {galleryNews(gallery)}
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
