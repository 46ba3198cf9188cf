import { instance } from '@viz-js/viz';
import { type Direction, toDot } from './dot.ts';
import { escapeLabel } from './labels.ts';
import { DARK_CHART_COLOURS, LIGHT_CHART_COLOURS } from './palette.ts';
import type { ChartState } from './chart-structure.ts';

const viz = await instance();

/** Maximum width of a picture in a document's column, in points. */
const COLUMN = 680;

const recolour = (name: keyof typeof LIGHT_CHART_COLOURS) => {
  const [day, night] = [LIGHT_CHART_COLOURS[name], DARK_CHART_COLOURS[name]];
  return `[fill="${day}"]{fill:${night}}[stroke="${day}"]{stroke:${night}}`;
};

// Labels are above all lines, with an outline in the background colour, so that they stay readable.
const STYLE = `<style>
text{font-family:Arial,Helvetica,"Liberation Sans",sans-serif}
.words text{paint-order:stroke;stroke-width:3px;stroke-linejoin:round}
.ground text{stroke:${LIGHT_CHART_COLOURS.ground}}
.sunken text{stroke:${LIGHT_CHART_COLOURS.sunken}}
@media (prefers-color-scheme:dark){
${Object.keys(LIGHT_CHART_COLOURS)
  .map((name) => recolour(name as keyof typeof LIGHT_CHART_COLOURS))
  .join('\n')}
.ground text{stroke:${DARK_CHART_COLOURS.ground}}
.sunken text{stroke:${DARK_CHART_COLOURS.sunken}}
}
</style>`;

function layOut(chart: ChartState, direction: Direction) {
  const svg = viz.renderString(toDot(chart, direction), { format: 'svg' });
  const [, width, height] = /width="(\d+)pt" height="(\d+)pt"/.exec(svg) ?? [];
  return { svg, width: Number(width), height: Number(height) };
}

/** Layout from left to right for a small chart, from top to bottom for a large one. */
function bestLayout(chart: ChartState): string {
  const [across, down] = [layOut(chart, 'LR'), layOut(chart, 'TB')];
  const isAcross = across.width <= COLUMN ? across.width >= across.height : across.width < down.width;
  return (isAcross ? across : down).svg;
}

function raiseWords(svg: string): string {
  const words: string[] = [];
  const lines = svg.replaceAll(
    /<g id="[^"]*" class="(edge[^"]*)">[\s\S]*?<\/g>\n(?=<g|<\/g>)/g,
    (edge, kind: string) => {
      const texts = edge.match(/<text.*<\/text>/g) ?? [];
      if (texts.length > 0)
        words.push(`<g class="words ${kind.replace('edge ', '')}">\n${texts.join('\n')}\n</g>\n`);
      return edge.replaceAll(/<text.*<\/text>\n/g, '');
    },
  );
  return lines.replace(/<\/g>\n<\/svg>\s*$/, () => `${words.join('')}</g>\n</svg>\n`);
}

/** SVG of a chart, for light and dark mode. */
export function drawChart(chart: ChartState, title: string): string {
  const svg = bestLayout(chart)
    .replace(/^[\s\S]*?(?=<svg)/, '')
    .replaceAll(/<!--[\s\S]*?-->\n?/g, '')
    .replace('<svg ', '<svg role="img" ')
    .replace(/(<svg[^>]*>\n)/, (head) => `${head}<title>${escapeLabel(title)}</title>\n${STYLE}\n`);
  return raiseWords(svg);
}
