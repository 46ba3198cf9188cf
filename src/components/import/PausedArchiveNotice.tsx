import { Progress } from '@chakra-ui/react/progress';
import { chakra } from '@chakra-ui/react/styled-system';
import type { StoreImportActorRef } from '../../machines/import/store-import.machine.ts';
import type {
  ImportContext,
  InterruptedArchiveUpload as Left,
} from '../../machines/import/store-import.types.ts';
import { Button } from '../forms/Button.tsx';
import { Icon } from '../icons/Icon.tsx';
import { Panel } from '../layout/Panel.tsx';
import { useFormatter } from '../market/formatter-context.ts';
import { ArchiveChooser } from './ArchiveChooser.tsx';
import { fileSizeText } from './progress-estimate-text.ts';
import {
  archiveProblemText,
  importRefusalText,
  storeImportMessages as words,
} from './store-import.messages.ts';

interface LeftArchiveProps {
  actorRef: StoreImportActorRef;
  context: Pick<ImportContext, 'fault' | 'refusal'>;
  left: Left;
}

/** Interrupted upload from an earlier visit: its progress, and the file needed to resume it (R3.8). */
export function PausedArchiveNotice({
  actorRef,
  context: { fault, refusal },
  left: { name, size, share },
}: LeftArchiveProps) {
  const { number } = useFormatter();
  const sentence = (fault && archiveProblemText(fault)) ?? (refusal && importRefusalText(refusal));
  return (
    <Panel title={words.left} lead={words.leftLead}>
      <Progress.Root value={Math.round(share * 100)} display="grid" gap="2" maxWidth="36rem" size="lg">
        <Progress.Track aria-label={words.left} borderRadius="full" background="sunken">
          <Progress.Range background="edge" />
        </Progress.Track>
        <chakra.div data-part="sent" display="flex" flexWrap="wrap" columnGap="5">
          <chakra.strong overflowWrap="anywhere">{`${name} · ${fileSizeText(size, number)}`}</chakra.strong>
          <span>{words.sent(number(Math.round(share * 100)))}</span>
        </chakra.div>
      </Progress.Root>
      {sentence ? (
        <chakra.p
          role="alert"
          data-part="refusal"
          display="flex"
          gap="2"
          color="danger"
          fontWeight="semibold"
        >
          <Icon name="warning" />
          <span>{sentence}</span>
        </chakra.p>
      ) : null}
      <chakra.div display="flex" flexWrap="wrap" gap="3">
        <ArchiveChooser
          isMain
          word={words.chooseLeft}
          onChosen={(file) => file && actorRef.send({ type: 'file.chosen', file })}
        />
        <Button variant="quiet" onClick={() => actorRef.send({ type: 'cancel.requested' })}>
          {words.startOver}
        </Button>
      </chakra.div>
    </Panel>
  );
}
