import type { Chart } from './find-charts.ts';

/** All that a page would show of a chart but its name. */
const lookOf = ({ state, machine }: Chart) =>
  JSON.stringify([{ ...state, name: '' }, Object.keys(machine.implementations.actors).toSorted()]);

/** The model that a chart is, with services and words of its own; null for one whose shape no model has, and for a model. */
export function modelOf(chart: Chart, charts: readonly Chart[]): Chart | null {
  if (chart.isModel) return null;
  return charts.find((other) => other.isModel && lookOf(other) === lookOf(chart)) ?? null;
}

/** The chart on whose page one reads about this one. */
export const pictured = (chart: Chart, charts: readonly Chart[]): Chart => modelOf(chart, charts) ?? chart;
