import { useSelector } from '@xstate/react';
import { useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { innermostPaths } from '../state-paths.ts';
import { stateCssClass } from '../drawing/dot-syntax.ts';
import type { LiveChartsActorRef } from '../live-charts.machine.ts';
import { shownActor } from '../live-charts.selectors.ts';
import type { TabActor } from '../live-charts.types.ts';
import { possibleTransitions } from '../possible-transitions.ts';
import { highlightCss, pictureOf } from './chart-picture.ts';
import { liveChartsMessages, actorStateText } from './live-charts.messages.ts';
import { PossibleTransitionList } from './PossibleTransitionList.tsx';

function Chart({ actor: { chart, name, standing } }: { actor: TabActor }) {
  const [isFit, setFit] = useState(true);
  const possible = useMemo(
    () => (chart && standing.status === 'active' ? possibleTransitions(chart, standing.active) : []),
    [chart, standing],
  );
  const resize = () => {
    flushSync(() => setFit(!isFit));
    const [leaf = ''] = innermostPaths(standing.active);
    document
      .querySelector(`.picture .state_${stateCssClass(leaf)}`)
      ?.scrollIntoView({ block: 'center', inline: 'center' });
  };
  // Memoized: a new object would replace the picture and restart its CSS transitions.
  const picture = useMemo(() => ({ __html: chart ? pictureOf(chart, name) : '' }), [chart, name]);
  return (
    <main className="chart" aria-labelledby="shown">
      <div className="title">
        <h2 id="shown">{name}</h2>
        <span className={`stamp ${standing.status}`}>{actorStateText[standing.status]}</span>
        <button type="button" className="quiet" onClick={resize}>
          {isFit ? liveChartsMessages.fullSize : liveChartsMessages.fit}
        </button>
      </div>
      <p className="now">
        <span>{`${liveChartsMessages.standsIn} `}</span>
        {innermostPaths(standing.active).map((path) => (
          <strong key={path}>{path === '' ? liveChartsMessages.whole : path}</strong>
        ))}
      </p>
      <style>{highlightCss(standing, possible)}</style>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
      <section className="scene" aria-label={liveChartsMessages.chartOf(name)} tabIndex={0}>
        {/* oxlint-disable-next-line react/no-danger -- the picture is drawn here, from a chart of our own, and escaped */}
        <div className={isFit ? 'picture fit' : 'picture'} dangerouslySetInnerHTML={picture} />
      </section>
      <PossibleTransitionList possible={possible} name={name} />
    </main>
  );
}

/** Chart of the displayed actor with its active states highlighted; instructions if there is none. */
export function LiveChart({ actorRef }: { actorRef: LiveChartsActorRef }) {
  const shown = useSelector(actorRef, ({ context }) => shownActor(context));
  if (shown) return <Chart actor={shown} />;
  return (
    <main className="chart nobody">
      <h2>{liveChartsMessages.nobody}</h2>
      <p>{liveChartsMessages.nobodyHint}</p>
      <a className="action" href="/" target="_blank" rel="noopener">
        {liveChartsMessages.openMarket}
      </a>
    </main>
  );
}
