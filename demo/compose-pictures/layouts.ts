import type { LayoutName } from './scene.types.ts';

/** Position of an object: middle and base (or centre, if it lies), and its side, as shares of the frame. */
export interface Slot {
  x: number;
  y: number;
  side: number;
}

const slot = (x: number, y: number, side: number): Slot => ({ x, y, side });

/** Slots of each layout from back to front; more objects than slots are an error. */
export const STANDING_SLOTS: Record<LayoutName, Slot[]> = {
  solo: [slot(0.5, 0.82, 0.62)],
  big: [slot(0.5, 0.86, 0.72)],
  duo: [slot(0.43, 0.79, 0.58), slot(0.75, 0.86, 0.32)],
  duoLeft: [slot(0.58, 0.79, 0.58), slot(0.25, 0.86, 0.32)],
  pair: [slot(0.36, 0.78, 0.46), slot(0.65, 0.85, 0.46)],
  trio: [slot(0.5, 0.76, 0.54), slot(0.22, 0.85, 0.31), slot(0.79, 0.86, 0.29)],
  row: [slot(0.5, 0.76, 0.44), slot(0.25, 0.83, 0.44), slot(0.75, 0.84, 0.44)],
  cluster: [slot(0.36, 0.74, 0.46), slot(0.68, 0.77, 0.42), slot(0.44, 0.88, 0.36)],
  spread: [
    slot(0.48, 0.73, 0.5),
    slot(0.2, 0.8, 0.3),
    slot(0.8, 0.8, 0.3),
    slot(0.33, 0.9, 0.26),
    slot(0.66, 0.91, 0.26),
  ],
};

export const LYING_SLOTS: Record<LayoutName, Slot[]> = {
  solo: [slot(0.49, 0.49, 0.64)],
  big: [slot(0.49, 0.49, 0.78)],
  duo: [slot(0.41, 0.44, 0.58), slot(0.74, 0.76, 0.34)],
  duoLeft: [slot(0.59, 0.45, 0.58), slot(0.25, 0.74, 0.34)],
  pair: [slot(0.43, 0.36, 0.56), slot(0.57, 0.65, 0.56)],
  trio: [slot(0.52, 0.42, 0.54), slot(0.22, 0.76, 0.32), slot(0.78, 0.77, 0.32)],
  row: [slot(0.3, 0.32, 0.42), slot(0.66, 0.47, 0.42), slot(0.34, 0.73, 0.42)],
  cluster: [slot(0.32, 0.35, 0.46), slot(0.68, 0.4, 0.42), slot(0.46, 0.72, 0.42)],
  spread: [
    slot(0.5, 0.47, 0.5),
    slot(0.18, 0.22, 0.26),
    slot(0.82, 0.2, 0.26),
    slot(0.2, 0.8, 0.26),
    slot(0.82, 0.8, 0.26),
  ],
};
