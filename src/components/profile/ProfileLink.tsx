import { chakra, type SystemStyleObject } from '@chakra-ui/react/styled-system';
import type { PlainPath } from '../../../contract/shell/screen-address.ts';
import { Icon } from '../icons/Icon.tsx';
import type { IconName } from '../icons/icon-paths.ts';
import { AppLink } from '../layout/AppLink.tsx';

interface ProfileLinkProps {
  to: PlainPath;
  icon: IconName;
  word: string;
  hint: string;
}

const row: SystemStyleObject = {
  display: 'flex',
  alignItems: 'center',
  gap: '4',
  padding: '4',
  background: 'raised',
  borderRadius: 'card',
  boxShadow: 'stall',
  '&:hover': { background: 'sunken' },
};

/** Link from the profile to another screen, as a touch-sized row. */
export function ProfileLink({ to, icon, word, hint }: ProfileLinkProps) {
  return (
    <AppLink to={to} css={row}>
      <chakra.span color="actionInk">
        <Icon name={icon} size={28} />
      </chakra.span>
      <chakra.span flex="1" minWidth="0">
        <chakra.span display="block" fontFamily="heading" fontSize="lg" fontWeight="bold">
          {word}
        </chakra.span>
        <chakra.span display="block" color="ink2" fontSize="sm">
          {hint}
        </chakra.span>
      </chakra.span>
      <Icon name="chevronRight" />
    </AppLink>
  );
}
