import { useSelector } from '@xstate/react';
import type { LiveChartsActorRef } from '../live-charts.machine.ts';
import { isAboutActor, shownActor } from '../live-charts.selectors.ts';
import type { LogEntry } from '../live-charts.types.ts';
import { liveChartsMessages } from './live-charts.messages.ts';

const clock = new Intl.DateTimeFormat('es-ES', {
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  fractionalSecondDigits: 3,
});

function Entry({ entry: { at, from, to, trigger, detail }, isShown }: { entry: LogEntry; isShown: boolean }) {
  const line = (
    <>
      <time dateTime={new Date(at).toISOString()}>{clock.format(at)}</time>
      <strong className="trigger">{trigger}</strong>
      <span className="way">{`${from?.name ?? liveChartsMessages.page} → ${to.name}`}</span>
    </>
  );
  return (
    <li className={isShown ? 'about' : ''}>
      {detail === '' ? (
        <div className="line">{line}</div>
      ) : (
        <details>
          <summary className="line">{line}</summary>
          <pre>{JSON.stringify(JSON.parse(detail), null, 2)}</pre>
        </details>
      )}
    </li>
  );
}

/** Log of the events between actors, latest first. */
export function EventLog({ actorRef }: { actorRef: LiveChartsActorRef }) {
  const { context, isHeld, isNarrow } = useSelector(
    actorRef,
    (snapshot) => ({
      context: snapshot.context,
      isHeld: snapshot.matches({ log: 'held' }),
      isNarrow: snapshot.matches({ scope: 'narrow' }),
    }),
    (one, other) =>
      one.context === other.context && one.isHeld === other.isHeld && one.isNarrow === other.isNarrow,
  );
  const shown = shownActor(context);
  const entries = context.entries.filter((entry) => !isNarrow || isAboutActor(entry, shown)).toReversed();
  return (
    <aside className="log" aria-labelledby="log">
      <div className="title">
        <h2 id="log">{liveChartsMessages.log}</h2>
        {isHeld && <span className="stamp held">{liveChartsMessages.held(context.held.length)}</span>}
      </div>
      <div className="tools">
        <button
          type="button"
          className="quiet"
          onClick={() => actorRef.send({ type: isHeld ? 'log.resumed' : 'log.paused' })}
        >
          {isHeld ? liveChartsMessages.resume : liveChartsMessages.pause}
        </button>
        <button type="button" className="quiet" onClick={() => actorRef.send({ type: 'log.cleared' })}>
          {liveChartsMessages.clear}
        </button>
        {shown && (
          <button
            type="button"
            className="quiet"
            aria-pressed={isNarrow}
            onClick={() => actorRef.send({ type: isNarrow ? 'scope.widened' : 'scope.narrowed' })}
          >
            {liveChartsMessages.onlyShown(shown.name)}
          </button>
        )}
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
      <section className="entries" aria-label={liveChartsMessages.logOf} tabIndex={0}>
        {entries.length === 0 && <p>{liveChartsMessages.noEvents}</p>}
        <ol>
          {entries.map((entry) => (
            <Entry key={entry.id} entry={entry} isShown={isAboutActor(entry, shown)} />
          ))}
        </ol>
      </section>
    </aside>
  );
}
