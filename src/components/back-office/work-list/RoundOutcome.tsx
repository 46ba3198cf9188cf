import { Bar, Press } from './Bar.tsx';
import { roundMessages } from './round.messages.ts';
import type { Round } from './use-round.ts';

/** What became of a round; what was refused can be tried again, and all of it put away. */
export const RoundOutcome = ({ round: { roundRef, words, tally, outcome } }: { round: Round }) => (
  <Bar label={words.region}>
    <span data-part="told">{outcome}</span>
    {tally.again > 0 ? (
      <Press onPressed={() => roundRef.send({ type: 'retry.requested' })}>{roundMessages.retry}</Press>
    ) : null}
    <Press quiet onPressed={() => roundRef.send({ type: 'outcomes.dismissed' })}>
      {roundMessages.close}
    </Press>
  </Bar>
);
