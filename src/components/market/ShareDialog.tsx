import { chakra } from '@chakra-ui/react/styled-system';
import { useSelector } from '@xstate/react';
import { useId, useLayoutEffect, useRef } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { SharedPage } from '../../../contract/shell/shared-page.ts';
import type { ShareActorRef } from '../../machines/ui/share.machine.ts';
import { Modal } from '../feedback/Modal.tsx';
import { AnchorButton, Button } from '../forms/Button.tsx';
import { Input } from '../forms/controls.ts';
import { Icon } from '../icons/Icon.tsx';
import { shareMessages } from './share.messages.ts';

interface ShareDialogProps {
  actorRef: ShareActorRef;
  page: SharedPage;
}

type Snapshot = SnapshotFrom<ShareActorRef>;
const selectIsCopying = (snapshot: Snapshot) => snapshot.matches({ dialog: 'copying' });
const selectIsCopied = (snapshot: Snapshot) => snapshot.matches({ dialog: 'copied' });
const selectIsNotCopied = (snapshot: Snapshot) => snapshot.matches({ dialog: 'notCopied' });

/** Message with the page's title, text and URL, on separate lines. */
const messageOf = ({ title, text, url }: SharedPage) => [title, text, url].filter(Boolean).join('\n');

const whatsappHref = (page: SharedPage) => `https://wa.me/?text=${encodeURIComponent(messageOf(page))}`;

const emailHref = (page: SharedPage) =>
  `mailto:?subject=${encodeURIComponent(page.title)}&body=${encodeURIComponent(messageOf(page))}`;

/** Dialog that shares a page: its URL to copy, WhatsApp and e-mail. */
export function ShareDialog({ actorRef, page }: ShareDialogProps) {
  const id = useId();
  const address = useRef<HTMLInputElement>(null);
  const isCopied = useSelector(actorRef, selectIsCopied);
  const isNotCopied = useSelector(actorRef, selectIsNotCopied);
  const close = () => actorRef.send({ type: 'dialog.closed' });
  useLayoutEffect(() => {
    if (isNotCopied) address.current?.focus();
  }, [isNotCopied]);
  return (
    <Modal labelledBy={id} onDismissed={close}>
      <chakra.div display="grid" gap="4" padding={{ base: '5', md: '6' }}>
        <chakra.div display="flex" alignItems="center" gap="2">
          <chakra.h2 id={id} flex="1" minWidth="0" fontSize="xl" fontWeight="bold" lineClamp="2">
            <span>{`${shareMessages.title} «${page.title}»`}</span>
          </chakra.h2>
          <Button variant="plain" size="icon" aria-label={shareMessages.close} onClick={close}>
            <Icon name="close" size={24} />
          </Button>
        </chakra.div>
        <Input
          ref={address}
          type="url"
          readOnly
          autoComplete="off"
          maxLength={2_048}
          aria-label={shareMessages.address}
          value={page.url}
          onFocus={(event) => event.currentTarget.select()}
        />
        <Button
          data-focus-first=""
          wide
          busy={useSelector(actorRef, selectIsCopying)}
          onClick={() => actorRef.send({ type: 'copy.requested' })}
        >
          {shareMessages.copy}
        </Button>
        <chakra.output minHeight="1lh" color={isNotCopied ? 'danger' : 'success'} fontWeight="bold">
          {isCopied ? <span>{shareMessages.copied}</span> : null}
          {isNotCopied ? <span>{shareMessages.notCopied}</span> : null}
        </chakra.output>
        <chakra.div display="flex" flexWrap="wrap" gap="3">
          <AnchorButton variant="quiet" target="_blank" rel="noopener noreferrer" href={whatsappHref(page)}>
            {shareMessages.whatsapp}
          </AnchorButton>
          <AnchorButton variant="quiet" href={emailHref(page)}>
            {shareMessages.email}
          </AnchorButton>
        </chakra.div>
      </chakra.div>
    </Modal>
  );
}
