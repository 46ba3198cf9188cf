import type { LiveActorState } from '../live-charts-channel.ts';
import { innermostPaths } from '../state-paths.ts';
import { stateCssClass } from '../drawing/dot-syntax.ts';
import { drawChart } from '../drawing/draw-chart.ts';
import type { ChartState } from '../drawing/chart-structure.ts';
import type { PossibleTransition } from '../possible-transitions.ts';

const pictures = new WeakMap<ChartState, string>();

/** SVG of a chart as in the documents, memoized per chart. */
export function pictureOf(chart: ChartState, title: string): string {
  const known = pictures.get(chart);
  if (known) return known;
  const svg = drawChart(chart, title);
  pictures.set(chart, svg);
  return svg;
}

const rule = (selectors: readonly string[], style: string) =>
  selectors.length === 0 ? '' : `${selectors.map((selector) => `.picture ${selector}`).join(',')}{${style}}`;

/** CSS that highlights the active states and possible transitions of an actor. The picture itself does not change. */
export function highlightCss({ active }: LiveActorState, possible: readonly PossibleTransition[]): string {
  const inner = innermostPaths(active);
  const leaves = inner.map((path) => `.node.state_${stateCssClass(path)}`);
  const around = active
    .filter((path) => path !== '' && !inner.includes(path))
    .map((path) => `.cluster.state_${stateCssClass(path)}`);
  const arrows = possible.flatMap(({ from, transition }) =>
    transition.targets.map((to) => `.from_${stateCssClass(from)}.to_${stateCssClass(to)}`),
  );
  return [
    rule(
      leaves.map((leaf) => `${leaf} path`),
      'fill:var(--soon);stroke:var(--onSoon);stroke-width:2.5;transition-duration:0s',
    ),
    rule(
      leaves.map((leaf) => `${leaf} text`),
      'fill:var(--onSoon)',
    ),
    rule(
      around.map((cluster) => `${cluster}>path`),
      'stroke:var(--lit);stroke-width:2.5;transition-duration:0s',
    ),
    rule(
      arrows.map((arrow) => `.edge${arrow} path`),
      'stroke-width:2.5',
    ),
    rule(
      arrows.map((arrow) => `.words${arrow} text`),
      'font-weight:700',
    ),
  ].join('');
}
