import { chakra } from '@chakra-ui/react/styled-system';
import { visuallyHiddenStyles } from './visually-hidden-styles.ts';

/** Live region for screen readers. Always rendered, because a region must exist before its text changes. */
export function LiveRegion({ message, urgent = false }: { message: string; urgent?: boolean }) {
  return (
    <chakra.div role={urgent ? 'alert' : 'status'} aria-atomic="true" css={visuallyHiddenStyles}>
      {message}
    </chakra.div>
  );
}
