import { chakra } from '@chakra-ui/react/styled-system';
import { MAILBOX_PATH } from '../../../contract/shell/mailbox-path.ts';
import { Icon } from '../icons/Icon.tsx';
import { codeMessages } from './confirm-account.messages.ts';

/** Hint with a link to the local mailbox of an installation that sends no e-mail. It opens in a new tab. */
export function MailboxHint() {
  return (
    <chakra.p
      display="flex"
      gap="3"
      padding="3"
      background="raised"
      borderRadius="card"
      border="1.5px solid var(--td-colors-info)"
      fontSize="sm"
    >
      <chakra.span color="info">
        <Icon name="info" />
      </chakra.span>
      <span>
        <span>{`${codeMessages.mailbox} `}</span>
        <chakra.a
          href={MAILBOX_PATH}
          target="_blank"
          rel="noopener"
          color="info"
          fontWeight="semibold"
          textDecoration="underline"
        >
          {codeMessages.mailboxWord}
        </chakra.a>
        <span>.</span>
      </span>
    </chakra.p>
  );
}
