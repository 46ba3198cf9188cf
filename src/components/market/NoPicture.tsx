import { chakra } from '@chakra-ui/react/styled-system';
import { Icon } from '../icons/Icon.tsx';

/** Placeholder for a missing picture. */
export function NoPicture({ label, ratio }: { label: string; ratio: string }) {
  return (
    <chakra.div
      role={label ? 'img' : 'presentation'}
      {...(label ? { 'aria-label': label } : {})}
      display="grid"
      placeItems="center"
      aspectRatio={ratio}
      width="full"
      background="sunken"
      color="edge"
    >
      <Icon name="image" size={40} />
    </chakra.div>
  );
}
