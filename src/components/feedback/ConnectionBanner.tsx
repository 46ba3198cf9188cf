import { chakra } from '@chakra-ui/react/styled-system';
import { TOAST_OFFSET } from './toast-offset.ts';
import { Icon } from '../icons/Icon.tsx';

interface ConnectionBannerProps {
  /** offline: this device has no network; unreachable: the market does not answer. */
  line: 'offline' | 'unreachable';
}

const WORDS = {
  offline: 'Estás sin conexión. Lo ya visto sigue aquí; para lo demás hará falta volver a tenerla.',
  unreachable: 'Ahora mismo no llegamos al mercado. Lo seguimos intentando por ti.',
};

/** Banner shown while the connection is lost. */
export function ConnectionBanner({ line }: ConnectionBannerProps) {
  return (
    <chakra.output
      position="fixed"
      zIndex="skip"
      bottom={{ base: TOAST_OFFSET, md: 'var(--desk-foot, 16px)' }}
      left="50%"
      transform="translateX(-50%)"
      width="max-content"
      maxWidth="calc(100vw - 2rem)"
      display="flex"
      alignItems="center"
      gap="2"
      paddingBlock="2"
      paddingInline="4"
      background="ink"
      color="ground"
      borderRadius="card"
      boxShadow="stall"
      fontSize="sm"
      fontWeight="semibold"
    >
      <Icon name="warning" size={20} />
      <span>{WORDS[line]}</span>
    </chakra.output>
  );
}
