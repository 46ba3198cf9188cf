import { sceneObjects, shot, type StorePictureSet } from '../scene.types.ts';

export const sonYMaderaPictures: StorePictureSet = {
  palettes: [
    { wall: '#e8b878', floor: '#c98d4b', accent: '#8a3b22' },
    { wall: '#7e9aa0', floor: '#5d7a80', accent: '#f1d9a6' },
    { wall: '#f1dcb8', floor: '#d8b585', accent: '#b5572f' },
  ],
  shots: {
    'guitarra-electrica': shot('paper', 'big', { of: 'guitar', hue: 8 }),
    'guitarra-electrica-2': shot('planks', 'big', { of: 'guitar', hue: 8, turn: -25 }),
    'violin-estudio': shot('linen', 'big', { of: 'violin', hue: 16 }),
    'violin-estudio-2': shot('planks', 'solo', { of: 'violin', hue: 16, turn: 25 }),
    'saxo-alto': shot('paper', 'big', 'sax'),
    'trompeta-oro': shot('terrazzo', 'big', 'trumpet'),
    'banjo-cinco': shot('planks', 'big', 'banjo'),
    'acordeon-rojo': shot('plinth', 'solo', { of: 'accordion', hue: 12 }),
    'flauta-madera': shot('linen', 'solo', 'flute'),
    'tambor-africano': shot('arch', 'big', 'djembe'),
  },
  hero: sceneObjects(
    'djembe',
    { of: 'drum', hue: 10 },
    'djembe',
    { of: 'violin', hue: 16 },
    { of: 'accordion', hue: 12 },
    { of: 'drum', hue: 10 },
    'sax',
    'trumpet',
    'banjo',
    'flute',
  ),
  logo: { of: 'violin', hue: 16 },
};
