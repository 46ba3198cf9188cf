import { chakra } from '@chakra-ui/react/styled-system';
import { Button, LinkButton } from '../forms/Button.tsx';
import { Icon } from '../icons/Icon.tsx';
import { contactFormMessages } from './contact.messages.ts';

interface ContactSentProps {
  /** Recipient of the reply. */
  email: string;
  onAgain: () => void;
}

const takeFocus = (heading: HTMLElement | null) => heading?.focus();

/** Confirmation of a sent message. The submit button unmounts, so the heading takes the focus. */
export function ContactConfirmation({ email, onAgain }: ContactSentProps) {
  const { sentTitle, sentText, home, again } = contactFormMessages;
  return (
    <chakra.div display="grid" justifyItems="start" gap="5">
      <chakra.div display="grid" gap="2">
        <chakra.h2 ref={takeFocus} tabIndex={-1} display="flex" alignItems="center" gap="2" fontSize="2xl">
          <chakra.span color="success">
            <Icon name="check" />
          </chakra.span>
          <span>{sentTitle}</span>
        </chakra.h2>
        <chakra.p overflowWrap="anywhere">
          <span>{`${sentText} `}</span>
          <strong>{email}</strong>
          <span>.</span>
        </chakra.p>
      </chakra.div>
      <chakra.div display="flex" flexWrap="wrap" gap="3">
        <LinkButton to="/">{home}</LinkButton>
        <Button variant="quiet" onClick={onAgain}>
          {again}
        </Button>
      </chakra.div>
    </chakra.div>
  );
}
