import { Progress } from '@chakra-ui/react/progress';
import { useFormatter } from '../../market/formatter-context.ts';
import { BulkActionBar, BulkActionButton } from './BulkActionBar.tsx';
import { bulkRunMessages } from './bulk-run.messages.ts';
import type { BulkRun } from './use-bulk-run.ts';

/** Progress of a bulk run, with buttons to pause and stop it. */
export function BulkProgress({ round }: { round: BulkRun }) {
  const { number } = useFormatter();
  const { roundRef, words, tally, isPaused, isStoppable } = round;
  const { done, total } = tally;
  return (
    <BulkActionBar label={words.region}>
      <Progress.Root value={done} max={total} colorPalette="yellow" flex="1 1 12rem" size="sm">
        <Progress.Label color="inherit" fontVariantNumeric="tabular-nums">
          {words[isPaused ? 'paused' : 'under'](number(done), number(total))}
        </Progress.Label>
        <Progress.Track aria-label={words.progress} marginTop="1">
          <Progress.Range />
        </Progress.Track>
      </Progress.Root>
      {isStoppable ? (
        <>
          <BulkActionButton
            onPressed={() => roundRef.send({ type: isPaused ? 'resume.requested' : 'pause.requested' })}
          >
            {isPaused ? bulkRunMessages.resume : bulkRunMessages.pause}
          </BulkActionButton>
          <BulkActionButton onPressed={() => roundRef.send({ type: 'cancel.requested' })}>
            {bulkRunMessages.stop}
          </BulkActionButton>
        </>
      ) : null}
    </BulkActionBar>
  );
}
