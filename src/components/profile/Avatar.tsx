import { chakra, type SystemStyleObject } from '@chakra-ui/react/styled-system';
import { pictureVariant } from '../../../contract/uploads/picture.ts';

interface AvatarProps {
  name: string;
  /** URL of the picture, if any. */
  picture: string | null | undefined;
  /** Small size for a table row. */
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

/** Avatar with the initials as fallback; hidden from screen readers because the name is beside it. */
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
