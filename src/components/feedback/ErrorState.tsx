import { chakra } from '@chakra-ui/react/styled-system';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { Button } from '../forms/Button.tsx';
import { RestoreFocusOnUnmount } from '../layout/RestoreFocusOnUnmount.tsx';
import { Drawing } from './Drawing.tsx';
import { rainDrawing } from './drawings/rain.tsx';

interface ErrorStateProps {
  title?: string;
  /** Description of the failure, and of the data that is safe. */
  message: string;
  busy?: boolean;
  onRetried?: () => void;
  /** Alternative action beside the retry button. */
  children?: ReactNode;
}

/** Height that the phone's bottom bar and the connection banner cover. */
const ROOM_BELOW = '9rem';

/** Error state with a retry button. It scrolls into view but does not take the focus. */
export function ErrorState({
  title = 'No lo hemos podido cargar',
  message,
  busy = false,
  onRetried,
  children,
}: ErrorStateProps) {
  const ref = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    ref.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <RestoreFocusOnUnmount>
      <chakra.section
        ref={ref}
        role="alert"
        scrollMarginBottom={ROOM_BELOW}
        display="grid"
        justifyItems="center"
        gap="4"
        paddingBlock={{ base: '6', md: '10' }}
        textAlign="center"
      >
        <Drawing>{rainDrawing}</Drawing>
        <chakra.h2 fontSize="2xl">{title}</chakra.h2>
        <chakra.p color="ink2" maxWidth="44ch">
          {message}
        </chakra.p>
        <chakra.div display="flex" flexWrap="wrap" justifyContent="center" gap="3">
          {onRetried ? (
            <Button busy={busy} onClick={onRetried}>
              Reintentar
            </Button>
          ) : null}
          {children}
        </chakra.div>
      </chakra.section>
    </RestoreFocusOnUnmount>
  );
}
