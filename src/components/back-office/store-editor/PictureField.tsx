import { chakra, type SystemStyleObject } from '@chakra-ui/react/styled-system';
import { type DragEvent, useId } from 'react';
import { isNew } from '../../../../contract/uploads/gallery.ts';
import { IMAGE_TYPES } from '../../../../contract/uploads/upload.ts';
import { NO_PICTURE, type StorePicture, withFile } from '../../../../contract/popup-stores/store-values.ts';
import { Button } from '../../forms/Button.tsx';
import { Hint } from '../../forms/Hint.tsx';
import { Icon } from '../../icons/Icon.tsx';
import { Picture } from '../../market/Picture.tsx';
import { useObjectUrl } from '../../profile/use-object-url.ts';
import { fileRefusalText } from '../product-editor/product-editor.messages.ts';
import { lookMessages } from './look.messages.ts';

interface PictureFieldProps {
  name: string;
  label: string;
  hint: string;
  shape: 'square' | 'wide';
  picture: StorePicture;
  error: string | undefined;
  onChanged: (picture: StorePicture) => void;
}

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

/** A place for one picture: chosen, dropped, changed or taken out; it is sent once the store is saved (R3.8, R5.21). */
export function PictureField({ name, label, hint, shape, picture, error, onChanged }: PictureFieldProps) {
  const id = useId();
  const { item, isPending, refused } = picture;
  const fresh = useObjectUrl(item && isNew(item) ? item.file : null);
  const words = lookMessages;
  const take = (files: FileList | null) => {
    const file = files?.[0];
    if (file) onChanged(withFile(picture, file));
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    take(event.dataTransfer.files);
  };
  const complaint = error ?? refused.map(fileRefusalText)[0];
  const isFilled = item !== null || isPending;
  return (
    <chakra.fieldset
      minWidth="0"
      margin="0"
      aria-label={label}
      data-picture={name}
      display="grid"
      gap="3"
      alignContent="start"
      gridTemplateColumns="minmax(0, 1fr)"
      padding={{ base: '3', md: '4' }}
      background="sunken"
      border="2px dashed var(--td-colors-edge)"
      borderRadius="card"
      onDragOver={(event) => event.preventDefault()}
      onDrop={drop}
    >
      <chakra.div display="flex" alignItems="center" gap="4">
        <chakra.div width={shape === 'wide' ? '8rem' : '4.5rem'} flexShrink="0">
          <Picture
            src={item && (isNew(item) ? fresh : item.url)}
            alt=""
            shape={shape}
            sizes="128px"
            widest={384}
            borderRadius="tag"
          />
        </chakra.div>
        <chakra.div minWidth="0">
          <chakra.p aria-hidden="true" fontWeight="semibold">
            {label}
          </chakra.p>
          <Hint id={`${id}-hint`}>{item && isNew(item) ? words.taken(item.file.name) : hint}</Hint>
        </chakra.div>
      </chakra.div>
      {complaint ? (
        <chakra.p id={`${id}-error`} role="alert" color="danger" fontSize="sm" fontWeight="semibold">
          {complaint}
        </chakra.p>
      ) : isPending ? (
        <chakra.output id={`${id}-error`} fontSize="sm" fontWeight="semibold">
          {words.pending}
        </chakra.output>
      ) : null}
      <chakra.div display="flex" flexWrap="wrap" gap="2">
        <chakra.label css={pick}>
          <Icon name="image" />
          {item ? words.another : words.choose}
          <chakra.input
            type="file"
            name={name}
            accept={IMAGE_TYPES.join(',')}
            srOnly
            aria-label={item ? words.anotherFor(label) : words.chooseFor(label)}
            aria-describedby={`${id}-hint${complaint || isPending ? ` ${id}-error` : ''}`}
            {...(complaint ? { 'aria-invalid': true as const } : {})}
            onChange={(event) => {
              take(event.currentTarget.files);
              // The same file may be chosen again after it was taken out.
              event.currentTarget.value = '';
            }}
          />
        </chakra.label>
        {isFilled ? (
          <Button variant="plain" aria-label={words.removeOf(label)} onClick={() => onChanged(NO_PICTURE)}>
            <Icon name="trash" size={18} />
            {words.remove}
          </Button>
        ) : null}
      </chakra.div>
    </chakra.fieldset>
  );
}
