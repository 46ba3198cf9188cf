import { Progress } from '@chakra-ui/react/progress';
import { useFormatter } from '../../market/formatter-context.ts';
import { Bar, Press } from './Bar.tsx';
import { bulkMessages } from './own-products.messages.ts';
import type { Round } from './use-round.ts';

/** How far a round of changes has come; it can be paused, and stopped. */
export function RoundProgress({ round: { roundRef, tally, isPaused } }: { round: Round }) {
  const { number } = useFormatter();
  const { done, total } = tally;
  return (
    <Bar label={bulkMessages.region}>
      <Progress.Root value={done} max={total} colorPalette="yellow" flex="1 1 12rem" size="sm">
        <Progress.Label color="inherit" fontVariantNumeric="tabular-nums">
          {bulkMessages[isPaused ? 'paused' : 'under'](number(done), number(total))}
        </Progress.Label>
        <Progress.Track aria-label={bulkMessages.progress} marginTop="1">
          <Progress.Range />
        </Progress.Track>
      </Progress.Root>
      <Press onPressed={() => roundRef.send({ type: isPaused ? 'resume.requested' : 'pause.requested' })}>
        {isPaused ? bulkMessages.resume : bulkMessages.pause}
      </Press>
      <Press onPressed={() => roundRef.send({ type: 'cancel.requested' })}>{bulkMessages.stop}</Press>
    </Bar>
  );
}
