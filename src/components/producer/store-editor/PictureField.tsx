import { chakra } from '@chakra-ui/react/styled-system';
import { useId } from 'react';
import { isNewPicture } from '../../../../contract/uploads/gallery.ts';
import { NO_PICTURE, type StorePicture, withFile } from '../../../../contract/stores/store-form-values.ts';
import { Button } from '../../forms/Button.tsx';
import { Hint } from '../../forms/Hint.tsx';
import { Icon } from '../../icons/Icon.tsx';
import { Picture } from '../../market/Picture.tsx';
import { useObjectUrl } from '../../profile/use-object-url.ts';
import { dropZone, fileDropHandlers } from '../../back-office/pictures/drop-zone.styles.ts';
import { PictureChooser } from '../../back-office/pictures/PictureChooser.tsx';
import { PictureFault } from '../../back-office/pictures/PictureFault.tsx';
import { fileRefusalText } from '../../back-office/pictures/pictures.messages.ts';
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

/** Single-picture input: choose, drop, replace or remove; the upload starts once the store is saved (R3.8, R5.21). */
export function PictureField({ name, label, hint, shape, picture, error, onChanged }: PictureFieldProps) {
  const id = useId();
  const { item, isPending, refused } = picture;
  const fresh = useObjectUrl(item && isNewPicture(item) ? item.file : null);
  const words = lookMessages;
  const take = ([file]: readonly File[]) => {
    if (file) onChanged(withFile(picture, file));
  };
  const complaint = error ?? refused.map(fileRefusalText)[0];
  const isFilled = item !== null || isPending;
  return (
    <chakra.fieldset
      minWidth="0"
      margin="0"
      aria-label={label}
      data-picture={name}
      css={dropZone}
      alignContent="start"
      {...fileDropHandlers(take)}
    >
      <chakra.div display="flex" alignItems="center" gap="4">
        <chakra.div width={shape === 'wide' ? '8rem' : '4.5rem'} flexShrink="0">
          <Picture
            src={item && (isNewPicture(item) ? fresh : item.url)}
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
          <Hint id={`${id}-hint`}>{item && isNewPicture(item) ? words.taken(item.file.name) : hint}</Hint>
        </chakra.div>
      </chakra.div>
      {complaint ? (
        <PictureFault id={`${id}-error`}>{complaint}</PictureFault>
      ) : isPending ? (
        <chakra.output id={`${id}-error`} fontSize="sm" fontWeight="semibold">
          {words.pending}
        </chakra.output>
      ) : null}
      <chakra.div display="flex" flexWrap="wrap" gap="2">
        <PictureChooser
          icon="image"
          word={item ? words.another : words.choose}
          name={name}
          aria-label={item ? words.anotherFor(label) : words.chooseFor(label)}
          aria-describedby={`${id}-hint${complaint || isPending ? ` ${id}-error` : ''}`}
          aria-invalid={complaint ? true : undefined}
          onChosen={take}
        />
        {isFilled ? (
          <Button variant="plain" aria-label={words.removeOf(label)} onClick={() => onChanged(NO_PICTURE)}>
            <Icon name="trash" size={18} />
            <span>{words.remove}</span>
          </Button>
        ) : null}
      </chakra.div>
    </chakra.fieldset>
  );
}
