import { SHORTHAND_STYLE_PROPS, PLAIN_STYLE_PROPS, STYLE_PROPS_BY_TOKEN } from './supported-style-props.ts';
import { breakpoints, tokens } from '../tokens.ts';

export interface Styles {
  [name: string]: unknown;
}

const isStyles = (value: unknown): value is Styles =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const WIDTHS: Record<string, string> = Object.fromEntries(
  Object.entries(breakpoints).map(([name, width]) => [name, `@media screen and (min-width:${width})`]),
);
const AT_WIDTHS = Object.values(WIDTHS);

const VALUES: Record<string, Record<string, string>> = Object.fromEntries(
  Object.entries(STYLE_PROPS_BY_TOKEN).flatMap(([category, properties]) =>
    properties.map((property) => [property, tokens[category as keyof typeof STYLE_PROPS_BY_TOKEN]]),
  ),
);

const PROPERTIES = new Set([
  'css',
  ...PLAIN_STYLE_PROPS,
  ...Object.keys(VALUES),
  ...Object.keys(SHORTHAND_STYLE_PROPS),
  ...Object.keys(WIDTHS),
]);

/** True if a prop is a style: a known property, a custom property, a selector or an at-rule. */
export const isStyleProp = (name: string): boolean =>
  PROPERTIES.has(name) || name.startsWith('--') || /[&@]/.test(name);

const isCondition = (name: string) => name in WIDTHS || /^@|&/.test(name);

function valueOf(property: string, value: unknown): unknown {
  const values = VALUES[property];
  if (!values || (typeof value !== 'string' && typeof value !== 'number')) return value;
  const name = String(value);
  const opposite = values === tokens.spacing && name.startsWith('-') ? values[name.slice(1)] : undefined;
  return values[name] ?? (opposite === undefined ? value : `-${opposite}`);
}

const byName = ([a]: [string, unknown], [b]: [string, unknown]) => (a < b ? -1 : a > b ? 1 : 0);

/** Merge of styles; later ones win. Names are sorted, because class names are derived from the styles. */
export function mergeStyles(...all: readonly unknown[]): Styles {
  const whole: Styles = {};
  for (const styles of all) {
    if (!isStyles(styles)) continue;
    for (const [name, value] of Object.entries(styles).toSorted(byName)) {
      if (value === undefined) continue;
      whole[name] = isStyles(value) ? mergeStyles(whole[name], value) : value;
    }
  }
  return whole;
}

function place(target: Styles, property: string, value: unknown, conditions: readonly string[]): void {
  if (isStyles(value)) {
    for (const [name, inner] of Object.entries(value)) {
      if (isCondition(name)) place(target, property, inner, [...conditions, WIDTHS[name] ?? name]);
      else place(target, name === 'base' ? property : name, inner, conditions);
    }
    return;
  }
  if (value === null) return;
  let block = target;
  for (const condition of conditions) block = (block[condition] ??= {}) as Styles;
  const said = valueOf(property, value);
  Object.assign(block, SHORTHAND_STYLE_PROPS[property]?.(said) ?? { [property]: said });
}

const rank = (name: string) => (name.startsWith('@media') ? 1 + (AT_WIDTHS.indexOf(name) + 1 || 9) : 0);

/** Sorts rules: unconditional ones first, then media queries from narrow to wide. */
const inOrder = (styles: Styles): Styles =>
  Object.fromEntries(
    Object.entries(styles)
      .map(([name, value]): [string, unknown] => [name, isStyles(value) ? inOrder(value) : value])
      .toSorted(([a], [b]) => rank(a) - rank(b)),
  );

/** CSS object from the market's styles: tokens become values, breakpoints become media queries. */
export function cssOf(...all: readonly unknown[]): Styles {
  const css: Styles = {};
  place(css, '', mergeStyles(...all.flat()), []);
  return inOrder(css);
}
