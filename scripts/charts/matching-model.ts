import type { Chart } from './find-charts.ts';

/** Everything that a page shows of a chart, except its name. */
const lookOf = ({ state, machine }: Chart) =>
  JSON.stringify([{ ...state, name: '' }, Object.keys(machine.implementations.actors).toSorted()]);

/** Model with the same shape as a chart; null if there is none, or if the chart is a model. */
export function modelOf(chart: Chart, charts: readonly Chart[]): Chart | null {
  if (chart.isModel) return null;
  return charts.find((other) => other.isModel && lookOf(other) === lookOf(chart)) ?? null;
}

/** Chart whose page describes this one: its model, otherwise itself. */
export const describingChartOf = (chart: Chart, charts: readonly Chart[]): Chart =>
  modelOf(chart, charts) ?? chart;
