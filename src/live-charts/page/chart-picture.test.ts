import { describe, expect, test } from 'vitest';
import { findCharts } from '../../../scripts/charts/find-charts.ts';
import { withDescendants } from '../drawing/chart-structure.ts';
import { highlightCss, pictureOf } from './chart-picture.ts';

const charts = await findCharts();

/** Class lists of the highlight rules that match no element of the picture. */
function unlit(css: string, svg: string): string[] {
  const drawn = [...svg.matchAll(/class="([^"]+)"/g)].map(([, names = '']) => names.split(' '));
  return [...css.matchAll(/\.picture ((?:\.[\w:]+)+)/g)]
    .map(([, selector = '']) => selector)
    .filter((selector) => {
      const names = selector.split('.').filter((name) => name !== '');
      return !drawn.some((has) => names.every((name) => has.includes(name)));
    });
}

describe(highlightCss, () => {
  test.each(charts.map((chart) => [chart.name, chart] as const))(
    'finds every state and every arrow of %s in its picture',
    (_, { state, title }) => {
      const svg = pictureOf(state, title);
      const all = withDescendants(state);
      const faults = all.flatMap(({ path, children, transitions }) => {
        const around = path.split('.').map((_key, end, keys) => keys.slice(0, end + 1).join('.'));
        const active = children.length === 0 ? around : [];
        const leaving = transitions.filter(({ targets }) => targets.length > 0 && !targets.includes(path));
        return unlit(
          highlightCss(
            { status: 'active', active },
            leaving.map((transition) => ({ from: path, transition })),
          ),
          svg,
        );
      });
      expect(faults).toEqual([]);
    },
  );

  test('lights the innermost states and outlines what they lie in', () => {
    expect(highlightCss({ status: 'active', active: ['', 'open', 'open.editing'] }, [])).toEqual(
      '.picture .node.state_open_editing path{fill:var(--soon);stroke:var(--onSoon);stroke-width:2.5;transition-duration:0s}' +
        '.picture .node.state_open_editing text{fill:var(--onSoon)}' +
        '.picture .cluster.state_open>path{stroke:var(--lit);stroke-width:2.5;transition-duration:0s}',
    );
  });

  test('draws a chart once', () => {
    const [chart] = charts;
    expect(pictureOf(chart!.state, 'a')).toBe(pictureOf(chart!.state, 'b'));
  });
});
