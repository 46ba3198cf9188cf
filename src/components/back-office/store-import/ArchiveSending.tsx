import { Progress } from '@chakra-ui/react/progress';
import { chakra } from '@chakra-ui/react/styled-system';
import type { StoreImportActorRef } from '../../../machines/store-import/store-import.machine.ts';
import type { ImportContext } from '../../../machines/store-import/store-import.types.ts';
import { Button } from '../../forms/Button.tsx';
import { Icon } from '../../icons/Icon.tsx';
import { HandsFocusOn } from '../../layout/HandsFocusOn.tsx';
import { Panel } from '../../layout/Panel.tsx';
import { useFormatter } from '../../market/formatter-context.ts';
import { sendingPaceText } from './pace-words.ts';
import { importRefusalText, storeImportMessages as words } from './store-import.messages.ts';

interface ArchiveSendingProps {
  actorRef: StoreImportActorRef;
  context: ImportContext;
  isInterrupted: boolean;
  /** Whether it is being taken back. */
  isBusy: boolean;
}

/** How far an archive has gone, or why it did not arrive (R3.8). */
export function ArchiveSending({
  actorRef,
  context: { file, share, pace, refusal },
  isInterrupted,
  isBusy,
}: ArchiveSendingProps) {
  const { number } = useFormatter();
  return (
    <Panel
      title={isInterrupted ? words.interrupted : words.sending}
      {...(isInterrupted ? {} : { lead: words.stayHere })}
    >
      {isInterrupted ? (
        <chakra.p
          role="alert"
          data-part="refusal"
          display="flex"
          gap="2"
          color="danger"
          fontWeight="semibold"
        >
          <Icon name="warning" />
          {refusal ? importRefusalText(refusal) : null}
        </chakra.p>
      ) : (
        <Progress.Root value={Math.round(share * 100)} display="grid" gap="2" maxWidth="36rem" size="lg">
          <Progress.Track aria-label={words.sending} borderRadius="full" background="sunken">
            <Progress.Range background="action" />
          </Progress.Track>
          <chakra.div
            data-part="sent"
            display="flex"
            flexWrap="wrap"
            columnGap="5"
            fontVariantNumeric="tabular-nums"
          >
            <strong>{share === 0 ? words.preparing : words.sent(number(Math.round(share * 100)))}</strong>
            {sendingPaceText(pace, file?.size ?? 0, number).map((text) => (
              <span key={text}>{text}</span>
            ))}
          </chakra.div>
        </Progress.Root>
      )}
      <chakra.div display="flex" flexWrap="wrap" gap="3">
        {isInterrupted ? (
          <HandsFocusOn>
            <Button onClick={() => actorRef.send({ type: 'sending.requested' })}>{words.retry}</Button>
          </HandsFocusOn>
        ) : null}
        <Button variant="quiet" busy={isBusy} onClick={() => actorRef.send({ type: 'cancel.requested' })}>
          {words.cancel}
        </Button>
      </chakra.div>
    </Panel>
  );
}
