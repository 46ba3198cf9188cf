import type { ObjectName } from './emoji-objects.ts';

export interface Palette {
  wall: string;
  floor: string;
  accent: string;
}

export type StandingGround = 'sweep' | 'arch' | 'disc' | 'plinth' | 'board' | 'tiles' | 'window' | 'cloth';
export type FlatGround = 'paper' | 'planks' | 'terrazzo' | 'azulejo' | 'linen';
export type Ground = StandingGround | FlatGround;

/** Object of the set with its transformations. */
export interface Thing {
  of: ObjectName;
  /** Rotation of the hue in degrees. */
  hue?: number;
  saturation?: number;
  brightness?: number;
  /** Colour of the glaze on a pale object. */
  dye?: string;
  /** Colour of a jar's filling. */
  fill?: string;
  /** Hue of the pot for a plant. */
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
  /** Index of the stage's palette; by default the palettes alternate. */
  palette?: number;
}

/** Picture definitions of one store: shots by name without extension, hero picture and emblem. */
export interface SceneStage {
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
