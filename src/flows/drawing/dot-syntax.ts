import { escapeHtml } from './labels.ts';
import { INK } from './palette.ts';
import type { TriggerKind } from './walk.ts';

export const COLOURS: Readonly<Record<TriggerKind, string>> = {
  event: INK.second,
  delay: INK.sea,
  failure: INK.terracotta,
};

const quoted = (text: string) => `"${text.replaceAll('"', '\\"')}"`;

export const node = (path: string) => quoted(path === '' ? 'root' : path);
export const start = (path: string) => quoted(`${path}:start`);
export const cluster = (path: string) => `cluster_${path}`;

/** The name by which a state's box and its arrows are found in the picture. */
export const classOf = (path: string) => (path === '' ? 'root' : path).replaceAll('.', '_');

/** A value that begins with < is a label of rows and goes in as it stands. */
export const attributes = (values: Record<string, string>) =>
  `[${Object.entries(values)
    .map(([name, value]) => `${name}=${value.startsWith('<') ? value : quoted(value)}`)
    .join(', ')}]`;

/** A line of small text; its leading spaces stay. */
export const small = (text: string, color: string) =>
  `<font point-size="10" color="${color}">${escapeHtml(text).replaceAll(/^ +/g, (spaces) => '&#160;'.repeat(spaces.length))}</font>`;
