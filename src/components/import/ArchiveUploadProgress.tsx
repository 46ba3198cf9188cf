import { Progress } from '@chakra-ui/react/progress';
import { chakra } from '@chakra-ui/react/styled-system';
import type { StoreImportActorRef } from '../../machines/import/store-import.machine.ts';
import type { ImportContext, ImportEvent } from '../../machines/import/store-import.types.ts';
import { Button } from '../forms/Button.tsx';
import { Icon } from '../icons/Icon.tsx';
import { RestoreFocusOnUnmount } from '../layout/RestoreFocusOnUnmount.tsx';
import { Panel } from '../layout/Panel.tsx';
import { useFormatter } from '../market/formatter-context.ts';
import { sendingEstimateText } from './progress-estimate-text.ts';
import { importRefusalText, storeImportMessages as words } from './store-import.messages.ts';

/** Stage of an upload: moving, connection lost, paused, or refused. */
export type ArchiveUploadStage = 'moving' | 'cut' | 'held' | 'interrupted';

interface ArchiveUploadProgressProps {
  actorRef: StoreImportActorRef;
  context: ImportContext;
  stage: ArchiveUploadStage;
  /** The upload is running and can be paused. */
  isPausable: boolean;
  /** A cancellation is running. */
  isBusy: boolean;
}

const heads = {
  moving: { title: words.sending, lead: words.stayHere },
  cut: { title: words.cut, lead: words.cutLead },
  held: { title: words.held, lead: words.heldLead },
  interrupted: { title: words.interrupted },
} as const satisfies Record<ArchiveUploadStage, { title: string; lead?: string }>;

/** Button that pauses or resumes the upload, by stage. */
const steps = {
  moving: { word: words.hold, event: 'pause.requested' },
  cut: { word: words.goOnNow, event: 'sending.requested' },
  held: { word: words.goOn, event: 'resume.requested' },
  interrupted: { word: words.retry, event: 'sending.requested' },
} as const satisfies Record<ArchiveUploadStage, { word: string; event: ImportEvent['type'] }>;

/** Upload progress of an archive, or the reason for its failure (R3.8). */
export function ArchiveUploadProgress({
  actorRef,
  context: { file, share, pace, refusal },
  stage,
  isPausable,
  isBusy,
}: ArchiveUploadProgressProps) {
  const { number } = useFormatter();
  const step = steps[stage];
  return (
    <Panel {...heads[stage]}>
      {stage === 'interrupted' ? (
        <chakra.p
          role="alert"
          data-part="refusal"
          display="flex"
          gap="2"
          color="danger"
          fontWeight="semibold"
        >
          <Icon name="warning" />
          {refusal ? <span>{importRefusalText(refusal)}</span> : null}
        </chakra.p>
      ) : (
        <Progress.Root value={Math.round(share * 100)} display="grid" gap="2" maxWidth="36rem" size="lg">
          <Progress.Track aria-label={words.sending} borderRadius="full" background="sunken">
            <Progress.Range background={stage === 'moving' ? 'action' : 'edge'} />
          </Progress.Track>
          <chakra.div
            data-part="sent"
            display="flex"
            flexWrap="wrap"
            columnGap="5"
            fontVariantNumeric="tabular-nums"
          >
            <strong>
              {share === 0 && stage === 'moving'
                ? words.preparing
                : words.sent(number(Math.round(share * 100)))}
            </strong>
            {stage === 'moving'
              ? sendingEstimateText(pace, file?.size ?? 0, number).map((text) => (
                  <span key={text}>{text}</span>
                ))
              : null}
          </chakra.div>
        </Progress.Root>
      )}
      <chakra.div display="flex" flexWrap="wrap" gap="3">
        {stage === 'moving' && !isPausable ? null : (
          // New element after a lost connection: a press meant to resume must not hit the pause button that replaces it.
          <RestoreFocusOnUnmount key={stage === 'cut' ? 'cut' : 'step'}>
            <Button onClick={() => actorRef.send({ type: step.event })}>{step.word}</Button>
          </RestoreFocusOnUnmount>
        )}
        {stage === 'cut' ? (
          <RestoreFocusOnUnmount>
            <Button variant="quiet" onClick={() => actorRef.send({ type: 'pause.requested' })}>
              {words.hold}
            </Button>
          </RestoreFocusOnUnmount>
        ) : null}
        <Button variant="quiet" busy={isBusy} onClick={() => actorRef.send({ type: 'cancel.requested' })}>
          {words.cancel}
        </Button>
      </chakra.div>
    </Panel>
  );
}
