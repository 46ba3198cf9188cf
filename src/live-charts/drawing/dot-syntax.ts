import { escapeLabel } from './labels.ts';
import { INK } from './palette.ts';
import type { TriggerKind } from './chart-structure.ts';

export const COLOURS: Readonly<Record<TriggerKind, string>> = {
  event: INK.second,
  delay: INK.sea,
  failure: INK.terracotta,
};

const quoted = (text: string) => `"${text.replaceAll('"', '\\"')}"`;

export const node = (path: string) => quoted(path === '' ? 'root' : path);
export const startNode = (path: string) => quoted(`${path}:start`);
export const cluster = (path: string) => `cluster_${path}`;

/** CSS class of a state's box and its arrows. */
export const classOf = (path: string) => (path === '' ? 'root' : path).replaceAll('.', '_');

/** Attribute list in DOT. A value that begins with < is an HTML label and is not quoted. */
export const attributes = (values: Record<string, string>) =>
  `[${Object.entries(values)
    .map(([name, value]) => `${name}=${value.startsWith('<') ? value : quoted(value)}`)
    .join(', ')}]`;

/** Line of small text, with its leading spaces preserved. */
export const small = (text: string, color: string) =>
  `<font point-size="10" color="${color}">${escapeLabel(text).replaceAll(/^ +/g, (spaces) => '&#160;'.repeat(spaces.length))}</font>`;
