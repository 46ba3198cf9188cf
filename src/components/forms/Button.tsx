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
  /** The action is running: another press does nothing. */
  busy?: boolean;
  /** The action is queued: the button shows no spinner, so that only the running one does. */
  queued?: boolean;
  /**
   * Reason why the action is unavailable, shown below the button. A button with possible reasons passes null if there is
   * none.
   */
  disabledReason?: string | null;
}

const { withContext } = createRecipeContext({ key: 'button' });
const Base = withContext<HTMLButtonElement, HTMLChakraProps<'button'> & ButtonLook>('button');

/** Button that stays focusable while busy or disabled, so that its reason can be read. */
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
      // Remounts on a type change: a button that became a submit button during its click would submit the form.
      key={rest.type}
      type="button"
      {...rest}
      onClick={press}
      {...(rest.type === 'submit' ? { onMouseDown: keepFocus } : {})}
      {...(busy ? { 'aria-busy': true } : {})}
      {...(disabledReason ? { 'aria-disabled': true, 'aria-describedby': reasonId } : {})}
    >
      {busy && !queued ? <Spinner /> : null}
      {/* Own element for the text: a page translator replaces text nodes, which breaks React beside a changing spinner. */}
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
 * Prevents the press from moving the focus. Leaving a field would show its error, move the button away and lose the click.
 */
const keepFocus = (event: MouseEvent) => event.preventDefault();

interface WithReasonProps {
  id: string;
  reason: string | null;
  button: ReactNode;
}

/** Wrapper for the reason. The button stays the same element when a reason appears, otherwise it would lose the focus. */
function WithReason({ id, reason, button }: WithReasonProps) {
  return (
    <span style={reason ? { display: 'inline-grid', gap: 4, maxWidth: '100%' } : { display: 'contents' }}>
      {button}
      {reason ? <Hint id={id}>{reason}</Hint> : null}
    </span>
  );
}

/** Plain anchor that looks like a button, for files and other sites, which the router must not handle. */
export const AnchorButton = withContext<HTMLAnchorElement, HTMLChakraProps<'a'> & ButtonLook>('a');

/** Link that looks like a button; for navigation, not for actions. */
export const LinkButton = withContext(Link) as unknown as ScreenLink<ButtonLook>;
