import type { ScreenPath } from '../screens.ts';

/** A screen whose address has no parameters: the path is the address. */
export type PlainPath = Exclude<ScreenPath, `${string}$${string}`>;

type Filled<Path extends string> = Path extends `${infer Before}$${infer After}`
  ? After extends `${string}/${infer Rest}`
    ? `${Before}${string}/${Filled<Rest>}`
    : `${Before}${string}`
  : Path;

/** An address of a screen as it would be typed, with something in the place of its parameters and with what it asks for. */
export type ScreenAddress = Filled<ScreenPath> | `${Filled<ScreenPath>}?${string}`;
