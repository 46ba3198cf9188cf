import type { EmojiName } from './emoji-objects.ts';

export interface Palette {
  wall: string;
  floor: string;
  accent: string;
}

export type HorizonBackground = 'sweep' | 'arch' | 'disc' | 'plinth' | 'board' | 'tiles' | 'window' | 'cloth';
export type OverheadBackground = 'paper' | 'planks' | 'terrazzo' | 'azulejo' | 'linen';
export type SceneBackground = HorizonBackground | OverheadBackground;

/** Object of the set with its transformations. */
export interface SceneObject {
  of: EmojiName;
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
  ground: SceneBackground;
  layout: LayoutName;
  things: SceneObject[];
  /** Index of the stage's palette; by default the palettes alternate. */
  palette?: number;
}

/** Picture definitions of one store: shots by name without extension, hero picture and emblem. */
export interface StorePictureSet {
  palettes: [Palette, ...Palette[]];
  shots: Record<string, Shot>;
  hero: SceneObject[];
  logo: SceneObject;
}

type ThingSpec = EmojiName | SceneObject;
const thingOf = (spec: ThingSpec): SceneObject => (typeof spec === 'string' ? { of: spec } : spec);

export const shot = (ground: SceneBackground, layout: LayoutName, ...things: ThingSpec[]): Shot => ({
  ground,
  layout,
  things: things.map(thingOf),
});

export const sceneObjects = (...things: ThingSpec[]): SceneObject[] => things.map(thingOf);
