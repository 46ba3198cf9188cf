import type { SystemContext } from '@chakra-ui/react/styled-system';

type Css = SystemContext['css'];

/** The same value with the keys of every plain object in one order, whatever order they were written in. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
      .map(([key, inner]) => [key, sorted(inner)]),
  );
}

/**
 * A system whose class names depend on the styles alone. Chakra remembers css() by sorted keys but answers in the
 * order first seen, so a long-lived server and a fresh browser would name the same style differently.
 */
export function stabilised(system: SystemContext): SystemContext {
  const css = ((...styles: unknown[]) => system.css(...(styles.map(sorted) as Parameters<Css>))) as Css;
  return { ...system, css };
}
