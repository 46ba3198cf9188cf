import type * as changesSelectors from '../../../machines/changes/changes.selectors.ts';
import type { UserChangesActorRef } from '../../../machines/user-changes/user-changes.machine.ts';
import { LiveRegion } from '../../layout/LiveRegion.tsx';
import { useFormatter } from '../../market/formatter-context.ts';
import { Bar, Press } from '../work-list/Bar.tsx';
import { roundMessages } from '../work-list/round.messages.ts';
import { RoundOutcome } from '../work-list/RoundOutcome.tsx';
import { RoundProgress } from '../work-list/RoundProgress.tsx';
import { useRound } from '../work-list/use-round.ts';
import { usersBulkMessages as words } from './users.messages.ts';

interface UsersBarProps {
  changesRef: UserChangesActorRef;
  /** How the changes are read. */
  selectors: Pick<typeof changesSelectors, 'tallyOf'>;
  /** How many accounts are chosen. */
  count: number;
  onActivated: () => void;
  onDeactivated: () => void;
  onForgotten: () => void;
}

/** What is done with all accounts that are chosen; how far it has come, and what became of it. */
export function UsersBar({ changesRef, selectors, count, ...on }: UsersBarProps) {
  const { count: counted } = useFormatter();
  const round = useRound(changesRef, { ...selectors, from: 1, became: words.saved, deed: 'cambiar', words });
  return (
    <>
      <LiveRegion message={round.isGoing ? '' : round.news} />
      {round.isGoing ? <RoundProgress round={round} /> : null}
      {round.outcome && count === 0 ? <RoundOutcome round={round} /> : null}
      {count > 0 && !round.isGoing ? (
        <Bar label={words.region}>
          <span data-part="told">{counted(count, ...words.chosen)}</span>
          <Press onPressed={on.onActivated}>{words.activate}</Press>
          <Press onPressed={on.onDeactivated}>{words.deactivate}</Press>
          <Press quiet onPressed={on.onForgotten}>
            {roundMessages.forget}
          </Press>
        </Bar>
      ) : null}
    </>
  );
}
