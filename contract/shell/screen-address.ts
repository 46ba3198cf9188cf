import type { ScreenPath } from '../screens.ts';

/** Path of a screen without parameters, which is also its address. */
export type PlainPath = Exclude<ScreenPath, `${string}$${string}`>;

type Filled<Path extends string> = Path extends `${infer Before}$${infer After}`
  ? After extends `${string}/${infer Rest}`
    ? `${Before}${string}/${Filled<Rest>}`
    : `${Before}${string}`
  : Path;

/** Address of a screen: its path with parameters filled in, and an optional query. */
export type ScreenAddress = Filled<ScreenPath> | `${Filled<ScreenPath>}?${string}`;
