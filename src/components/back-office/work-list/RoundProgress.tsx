import { Progress } from '@chakra-ui/react/progress';
import { useFormatter } from '../../market/formatter-context.ts';
import { Bar, Press } from './Bar.tsx';
import { roundMessages } from './round.messages.ts';
import type { Round } from './use-round.ts';

/** How far a round of changes has come; it can be paused, and stopped. */
export function RoundProgress({ round }: { round: Round }) {
  const { number } = useFormatter();
  const { roundRef, words, tally, isPaused, isStoppable } = round;
  const { done, total } = tally;
  return (
    <Bar label={words.region}>
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
          <Press onPressed={() => roundRef.send({ type: isPaused ? 'resume.requested' : 'pause.requested' })}>
            {isPaused ? roundMessages.resume : roundMessages.pause}
          </Press>
          <Press onPressed={() => roundRef.send({ type: 'cancel.requested' })}>{roundMessages.stop}</Press>
        </>
      ) : null}
    </Bar>
  );
}
