import { escapeLabel } from './labels.ts';
import { LIGHT_CHART_COLOURS } from './palette.ts';
import type { TriggerKind } from './chart-structure.ts';

export const TRIGGER_COLOURS: Readonly<Record<TriggerKind, string>> = {
  event: LIGHT_CHART_COLOURS.second,
  delay: LIGHT_CHART_COLOURS.sea,
  failure: LIGHT_CHART_COLOURS.terracotta,
};

const quoted = (text: string) => `"${text.replaceAll('"', '\\"')}"`;

export const dotNodeId = (path: string) => quoted(path === '' ? 'root' : path);
export const dotStartNodeId = (path: string) => quoted(`${path}:start`);
export const dotClusterId = (path: string) => `cluster_${path}`;

/** CSS class of a state's box and its arrows. */
export const stateCssClass = (path: string) => (path === '' ? 'root' : path).replaceAll('.', '_');

/** Attribute list in DOT. A value that begins with < is an HTML label and is not quoted. */
export const dotAttributes = (values: Record<string, string>) =>
  `[${Object.entries(values)
    .map(([name, value]) => `${name}=${value.startsWith('<') ? value : quoted(value)}`)
    .join(', ')}]`;

/** Line of small text, with its leading spaces preserved. */
export const smallTextHtml = (text: string, color: string) =>
  `<font point-size="10" color="${color}">${escapeLabel(text).replaceAll(/^ +/g, (spaces) => '&#160;'.repeat(spaces.length))}</font>`;
