import { Progress } from '@chakra-ui/react/progress';
import { chakra } from '@chakra-ui/react/styled-system';
import { useSelector } from '@xstate/react';
import type { UploadEntry } from '../../../machines/ui/uploads.entries.ts';
import type { UploadsActorRef } from '../../../machines/ui/uploads.machine.ts';
import { Button } from '../../forms/Button.tsx';
import { PageTitle } from '../../layout/PageTitle.tsx';
import { uploadFailureText, uploadStageLabels, uploadsMessages } from './uploads.messages.ts';

interface SendingPicturesProps {
  uploadsRef: UploadsActorRef;
  /** Introduction: the item is saved, and the pictures are still uploading. */
  lead: string;
}

/** Upload progress of each picture, with retry and removal of failed ones (R3.8). */
export function PictureUploads({ uploadsRef, lead }: SendingPicturesProps) {
  const entries = useSelector(uploadsRef, ({ context }) => context.entries);
  const isIncomplete = useSelector(uploadsRef, (snapshot) => snapshot.matches({ open: 'incomplete' }));
  const { title, incomplete, list, goOn } = uploadsMessages;
  return (
    <chakra.div display="grid" gap="5" maxWidth="40rem">
      <PageTitle>{isIncomplete ? incomplete : title}</PageTitle>
      <chakra.p color="ink2">{lead}</chakra.p>
      <chakra.ul aria-label={list} display="grid" gap="3">
        {entries.map((entry) => (
          <SendingRow key={entry.key} entry={entry} uploadsRef={uploadsRef} />
        ))}
      </chakra.ul>
      {isIncomplete ? (
        <div>
          <Button variant="quiet" onClick={() => uploadsRef.send({ type: 'rest.abandoned' })}>
            {goOn}
          </Button>
        </div>
      ) : null}
    </chakra.div>
  );
}

function SendingRow({ entry, uploadsRef }: { entry: UploadEntry; uploadsRef: UploadsActorRef }) {
  const { key, name, stage, share, failure } = entry;
  const { progressOf, cancel, cancelOf, retry, retryOf } = uploadsMessages;
  const percent = Math.round(share * 100);
  const isOpen = stage === 'waiting' || stage === 'sending' || stage === 'postponed';
  return (
    <chakra.li
      data-stage={stage}
      display="grid"
      gridTemplateColumns="minmax(0, 1fr) auto"
      alignItems="center"
      gap="2"
      minHeight="touch"
      padding="3"
      background="raised"
      borderRadius="card"
      boxShadow="stall"
    >
      <chakra.div display="grid" gap="2" minWidth="0">
        <chakra.span fontWeight="semibold" overflowWrap="anywhere">
          {name}
        </chakra.span>
        {stage === 'sending' ? (
          <Progress.Root value={percent} size="sm" colorPalette="green">
            <Progress.Track aria-label={progressOf(name)}>
              <Progress.Range />
            </Progress.Track>
          </Progress.Root>
        ) : null}
        {failure ? (
          <chakra.span role="alert" color="danger" fontSize="sm">
            {uploadFailureText(failure)}
          </chakra.span>
        ) : (
          <chakra.span color="ink2" fontSize="sm">
            {uploadStageLabels[stage] ?? `${percent} %`}
          </chakra.span>
        )}
      </chakra.div>
      <chakra.div display="flex" gap="2">
        {stage === 'failed' || stage === 'cancelled' ? (
          <Button
            variant="quiet"
            size="sm"
            aria-label={retryOf(name)}
            onClick={() => uploadsRef.send({ type: 'retry.requested', key })}
          >
            {retry}
          </Button>
        ) : null}
        {isOpen || stage === 'failed' ? (
          <Button
            variant="plain"
            size="sm"
            aria-label={cancelOf(name)}
            onClick={() => uploadsRef.send({ type: 'cancel.requested', key })}
          >
            {cancel}
          </Button>
        ) : null}
      </chakra.div>
    </chakra.li>
  );
}
