import { sceneObjects, shot, type StorePictureSet } from '../scene.types.ts';

const redWine = { of: 'wine', hue: 22, brightness: 0.86 } as const;
const mahon = { of: 'cheese', hue: -16, saturation: 1.2 } as const;

export const laParraPictures: StorePictureSet = {
  palettes: [
    { wall: '#e9cfa5', floor: '#c99c66', accent: '#7b2a45' },
    { wall: '#8f3b52', floor: '#6b2a3e', accent: '#e3b873' },
    { wall: '#b9bf8d', floor: '#949b66', accent: '#f1e2b6' },
  ],
  shots: {
    'queso-vaca': shot('board', 'solo', 'cheese'),
    'queso-vaca-2': shot('cloth', 'duo', 'cheese', 'grapes'),
    'queso-mahon': shot('planks', 'solo', mahon),
    'vino-bobal': shot('arch', 'duo', redWine, 'grapes'),
    'cava-brut': shot('paper', 'big', 'cava'),
    'cava-brut-2': shot('linen', 'solo', 'sparklingGlasses'),
    'vermut-casa': shot('tiles', 'duo', { of: 'tumbler', hue: -14, scale: 0.85 }, 'olive'),
    'cerveza-artesana': shot('board', 'solo', 'beerMug'),
    'aceituna-gordal': shot(
      'azulejo',
      'cluster',
      'olive',
      { of: 'olive', turn: 70 },
      { of: 'olive', turn: -50 },
    ),
    'uva-tinta': shot('linen', 'solo', { of: 'grapes', turn: 6 }),
    'fondue-esmaltada': shot('plinth', 'solo', { of: 'fondue', hue: 18 }),
  },
  hero: sceneObjects(
    redWine,
    'cheese',
    { of: 'fondue', hue: 18 },
    'beerMug',
    'cheese',
    'grapes',
    redWine,
    mahon,
    'tumbler',
    'olive',
    'olive',
  ),
  logo: { of: 'grapes' },
};
