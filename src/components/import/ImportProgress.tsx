import { Progress } from '@chakra-ui/react/progress';
import { chakra } from '@chakra-ui/react/styled-system';
import type { ProductImport } from '../../../contract/import/product-import.ts';
import type { ImportContext } from '../../machines/import/store-import.types.ts';
import type { StoreImportActorRef } from '../../machines/import/store-import.machine.ts';
import { Spinner } from '../feedback/Spinner.tsx';
import { Button } from '../forms/Button.tsx';
import { Icon } from '../icons/Icon.tsx';
import { Panel } from '../layout/Panel.tsx';
import { useFormatter } from '../market/formatter-context.ts';
import { FaultList } from './FaultList.tsx';
import { readingEstimateText } from './progress-estimate-text.ts';
import {
  importRefusalText,
  importProgressTitle,
  storeImportMessages as words,
} from './store-import.messages.ts';

interface ImportProgressProps {
  actorRef: StoreImportActorRef;
  context: ImportContext;
  isCancelling: boolean;
  /** A pause or resume request is running. */
  isPausing: boolean;
  isResting: boolean;
}

interface ReadSoFarProps {
  upload: ProductImport;
  title: string;
  /** Speed and remaining time; null if paused or unknown. */
  pace: ImportContext['pace'];
}

function ReadSoFar({ upload, title, pace }: ReadSoFarProps) {
  const { number } = useFormatter();
  const { dryRun, paused, processedProducts: done, totalProducts: total, successCount, errorCount } = upload;
  return (
    <Progress.Root value={Math.round((100 * done) / total)} display="grid" gap="2" maxWidth="36rem" size="lg">
      <Progress.Track aria-label={title} borderRadius="full" background="sunken">
        <Progress.Range background={paused ? 'edge' : 'success'} />
      </Progress.Track>
      <chakra.div
        data-part="progress"
        display="flex"
        flexWrap="wrap"
        columnGap="5"
        fontVariantNumeric="tabular-nums"
      >
        <strong>{words.readSoFar(number(done), number(total))}</strong>
        <span>{(dryRun ? words.wouldSoFar : words.inSoFar)(successCount, number(successCount))}</span>
        {errorCount > 0 ? <span>{words.wrongSoFar(number(errorCount))}</span> : null}
        {readingEstimateText(pace, number).map((text) => (
          <chakra.span key={text} color="ink2">
            {text}
          </chakra.span>
        ))}
      </chakra.div>
    </Progress.Root>
  );
}

/** Progress of an import: imported and failed rows, updated while it runs (R4.11, R9.8). */
export function ImportProgress({
  actorRef,
  context,
  isCancelling,
  isPausing,
  isResting,
}: ImportProgressProps) {
  const told = context.content?.upload;
  const upload = told?.status === 'processing' && told.totalProducts > 0 ? told : null;
  const { isUnseen, refusal } = context;
  const stands = told?.paused === true;
  const title = importProgressTitle(told);
  return (
    <Panel title={stands ? words.paused : title} lead={stands ? words.pausedLead : words.mayLeave}>
      {upload ? (
        <ReadSoFar upload={upload} title={title} pace={stands ? null : context.pace} />
      ) : (
        <chakra.div data-part="progress" display="flex" alignItems="center" gap="3">
          <Spinner />
          <span>{words.opening}</span>
        </chakra.div>
      )}
      {refusal ? (
        <chakra.p role="alert" data-part="refusal" display="flex" gap="2" color="danger">
          <Icon name="warning" />
          <span>{importRefusalText(refusal)}</span>
        </chakra.p>
      ) : null}
      {isUnseen ? (
        <chakra.p data-part="unseen" color="ink2">
          {words.unseen}
        </chakra.p>
      ) : null}
      {isResting ? (
        <chakra.div data-part="rested" display="flex" flexWrap="wrap" alignItems="center" gap="3">
          <span>{stands ? words.restedPaused : words.rested}</span>
          <Button variant="quiet" onClick={() => actorRef.send({ type: 'watch.resumed' })}>
            {words.lookAgain}
          </Button>
        </chakra.div>
      ) : null}
      <chakra.div display="grid" gap="2" justifyItems="start">
        <chakra.div display="flex" flexWrap="wrap" gap="3">
          <Button
            variant={stands ? 'primary' : 'quiet'}
            busy={isPausing}
            onClick={() => actorRef.send({ type: stands ? 'resume.requested' : 'pause.requested' })}
          >
            {stands ? words.resume : words.pause}
          </Button>
          <Button
            variant="quiet"
            busy={isCancelling}
            onClick={() => actorRef.send({ type: 'cancel.requested' })}
          >
            {words.stop}
          </Button>
        </chakra.div>
        <chakra.p color="ink2" fontSize="sm">
          {told?.dryRun ? words.stopHintTrial : `${words.stopHint} ${words.stopHintReplacing}`}
        </chakra.p>
      </chakra.div>
      {upload ? <FaultList upload={upload} /> : null}
    </Panel>
  );
}
