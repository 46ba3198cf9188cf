import { createRecipeContext, type HTMLChakraProps } from '@chakra-ui/react/styled-system';
import { Link } from '@tanstack/react-router';
import { type MouseEvent, type ReactNode, type Ref, useId } from 'react';
import { Hint } from './Hint.tsx';
import { Spinner } from '../feedback/Spinner.tsx';
import type { ScreenLink } from '../layout/AppLink.tsx';

export interface ButtonLook {
  variant?: 'primary' | 'quiet' | 'plain' | 'danger';
  size?: 'sm' | 'md' | 'lg' | 'icon';
  wide?: boolean;
}

interface ButtonProps extends HTMLChakraProps<'button'>, ButtonLook {
  ref?: Ref<HTMLButtonElement>;
  /** The action is under way: a second press does nothing. */
  busy?: boolean;
  /** It only waits for its turn: of many that do, none turns its wheel. */
  queued?: boolean;
  /** Why the action cannot be taken now; shown below the button. A button that may ever have a reason passes null without one. */
  disabledReason?: string | null;
}

const { withContext } = createRecipeContext({ key: 'button' });
const Base = withContext<HTMLButtonElement, HTMLChakraProps<'button'> & ButtonLook>('button');

/** A button that stays reachable while it is busy or refused, so that its reason can be read. */
export function Button({
  busy = false,
  queued = false,
  disabledReason,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const reasonId = useId();
  const refused = busy || Boolean(disabledReason);
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (refused) event.preventDefault();
    else onClick?.(event);
  };
  const button = (
    <Base
      // A node that turned into a submit button in the middle of its click would submit the form.
      key={rest.type}
      type="button"
      {...rest}
      onClick={press}
      {...(rest.type === 'submit' ? { onMouseDown: keepFocus } : {})}
      {...(busy ? { 'aria-busy': true } : {})}
      {...(disabledReason ? { 'aria-disabled': true, 'aria-describedby': reasonId } : {})}
    >
      {busy && !queued ? <Spinner /> : null}
      {/* Text beside a spinner that comes and goes has an element of its own, for who reads the page translated. */}
      {typeof children === 'string' ? <span>{children}</span> : children}
    </Base>
  );
  return disabledReason === undefined ? (
    button
  ) : (
    <WithReason id={reasonId} reason={disabledReason} button={button} />
  );
}

/**
 * A press takes the focus from the field that was typed in, whose complaint would push the button away from under the
 * finger: the press would be lost.
 */
const keepFocus = (event: MouseEvent) => event.preventDefault();

interface WithReasonProps {
  id: string;
  reason: string | null;
  button: ReactNode;
}

/** The button stays the same element while a reason comes and goes: a new one would lose the focus. */
function WithReason({ id, reason, button }: WithReasonProps) {
  return (
    <span style={reason ? { display: 'inline-grid', gap: 4, maxWidth: '100%' } : { display: 'contents' }}>
      {button}
      {reason ? <Hint id={id}>{reason}</Hint> : null}
    </span>
  );
}

/** The same to a file, which no screen is: the router does not follow it. */
export const FileButton = withContext<HTMLAnchorElement, HTMLChakraProps<'a'> & ButtonLook>('a');

/** A link that looks like a button: it leads somewhere, it does nothing. */
export const LinkButton = withContext(Link) as unknown as ScreenLink<ButtonLook>;
