import { chakra, type SystemStyleObject } from '@chakra-ui/react/styled-system';
import type { ComponentProps } from 'react';
import { IMAGE_TYPES } from '../../../../contract/uploads/upload.ts';
import { Icon } from '../../icons/Icon.tsx';

const button: SystemStyleObject = {
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

interface PictureChooserProps extends Omit<ComponentProps<typeof chakra.input>, 'css' | 'onChange' | 'type'> {
  icon: ComponentProps<typeof Icon>['name'];
  word: string;
  /** Shown on touch devices only: opens the camera. */
  isForTouch?: boolean;
  onChosen: (files: readonly File[]) => void;
}

/** File input as a button, to choose pictures or take one. */
export const PictureChooser = ({
  icon,
  word,
  isForTouch = false,
  onChosen,
  ...input
}: PictureChooserProps) => (
  <chakra.label css={[button, isForTouch && { '@media (pointer:fine)': { display: 'none' } }]}>
    <Icon name={icon} />
    <span>{word}</span>
    <chakra.input
      {...input}
      type="file"
      accept={ACCEPTED}
      srOnly
      onChange={({ currentTarget }) => {
        onChosen([...(currentTarget.files ?? [])]);
        // Reset, so that the same file can be chosen again after its removal.
        currentTarget.value = '';
      }}
    />
  </chakra.label>
);
