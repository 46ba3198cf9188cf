import { chakra } from '@chakra-ui/react/styled-system';
import { hidden } from './hidden.ts';

/** Says aloud what changed; stays in the page so that a change is heard. */
export function LiveRegion({ message, urgent = false }: { message: string; urgent?: boolean }) {
  return (
    <chakra.div role={urgent ? 'alert' : 'status'} aria-atomic="true" css={hidden}>
      {message}
    </chakra.div>
  );
}
