import type { PossibleTransition } from '../possible-transitions.ts';
import { liveChartsMessages } from './live-charts.messages.ts';

interface PossibleListProps {
  possible: readonly PossibleTransition[];
  /** Name of the chart, shown for transitions of its root. */
  name: string;
}

/** Events that the actor would react to, with their guards. */
export function PossibleTransitionList({ possible, name }: PossibleListProps) {
  return (
    <section className="possible" aria-labelledby="possible">
      <h3 id="possible">{liveChartsMessages.possible}</h3>
      {possible.length === 0 && <p>{liveChartsMessages.nothingPossible}</p>}
      <ul>
        {possible.map(({ from, transition: { kind, trigger, guard, targets } }) => (
          <li key={[from, trigger, guard, ...targets].join(' ')} className={kind}>
            <span className="trigger">{trigger}</span>
            {guard && <span className="guard">{` [${guard}]`}</span>}
            <span className="target">
              {`${from === '' ? name : from}${targets.length === 0 ? `, ${liveChartsMessages.stays}` : ` → ${targets.join(', ')}`}`}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
