import type { ObjectName } from './objects.ts';

export interface Palette {
  wall: string;
  floor: string;
  accent: string;
}

export type StandingGround = 'sweep' | 'arch' | 'disc' | 'plinth' | 'board' | 'tiles' | 'window' | 'cloth';
export type FlatGround = 'paper' | 'planks' | 'terrazzo' | 'azulejo' | 'linen';
export type Ground = StandingGround | FlatGround;

/** One object of the set and what is done to it before it is placed. */
export interface Thing {
  of: ObjectName;
  /** Degrees round the colour wheel. */
  hue?: number;
  saturation?: number;
  brightness?: number;
  /** Colour that a pale object is glazed with. */
  dye?: string;
  /** Colour of what a jar holds. */
  fill?: string;
  /** Hue of the flower pot that a plant is put into. */
  pot?: number;
  /** Pixels of the plant's foot that stay below the pot's rim. */
  sink?: number;
  flop?: boolean;
  /** Degrees clockwise. */
  turn?: number;
  scale?: number;
}

export type LayoutName = 'solo' | 'big' | 'duo' | 'duoLeft' | 'pair' | 'trio' | 'row' | 'cluster' | 'spread';

export interface Shot {
  ground: Ground;
  layout: LayoutName;
  things: Thing[];
  /** Index of the stage's palette; they take turns otherwise. */
  palette?: number;
}

/** Everything that is photographed for one store: pictures by name without extension, wide picture and emblem. */
export interface Stage {
  palettes: [Palette, ...Palette[]];
  shots: Record<string, Shot>;
  hero: Thing[];
  logo: Thing;
}

type ThingSpec = ObjectName | Thing;
const thingOf = (spec: ThingSpec): Thing => (typeof spec === 'string' ? { of: spec } : spec);

export const shot = (ground: Ground, layout: LayoutName, ...things: ThingSpec[]): Shot => ({
  ground,
  layout,
  things: things.map(thingOf),
});

export const lineUp = (...things: ThingSpec[]): Thing[] => things.map(thingOf);
