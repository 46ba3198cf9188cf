import { chakra, type SystemStyleObject } from '@chakra-ui/react/styled-system';
import { pictureVariant } from '../../../contract/uploads/picture.ts';

interface AvatarProps {
  name: string;
  /** Address of the picture, if there is one. */
  picture: string | null | undefined;
  /** As it stands in a row. */
  small?: boolean;
}

const round: SystemStyleObject = {
  display: 'grid',
  placeItems: 'center',
  flexShrink: '0',
  width: 'min(6rem, 100%)',
  aspectRatio: '1',
  overflow: 'hidden',
  background: 'kraft',
  borderRadius: 'full',
  color: 'onKraft',
  fontFamily: 'heading',
  fontSize: '3xl',
  fontWeight: 'extrabold',
};

const inRow: SystemStyleObject = { width: '2.25rem', fontSize: 'sm' };

/** The face of an account, or its initials. The name stands beside it, so it says nothing itself. */
export function Avatar({ name, picture, small = false }: AvatarProps) {
  return (
    <chakra.span css={small ? { ...round, ...inRow } : round} aria-hidden="true">
      {picture ? (
        <img
          src={pictureVariant(picture, 192, 'webp')}
          alt=""
          width={96}
          height={96}
          style={{ width: '100%', height: '100%', objectFit: 'cover' }}
        />
      ) : (
        initialsOf(name)
      )}
    </chakra.span>
  );
}

const initialsOf = (name: string) =>
  name
    .split(/\s+/u)
    .filter(Boolean)
    .slice(0, 2)
    .map((part) => part.slice(0, 1).toLocaleUpperCase('es'))
    .join('');
