import { sceneObjects, shot, type StorePictureSet } from '../scene.types.ts';

export const curtidosNortePictures: StorePictureSet = {
  palettes: [
    { wall: '#d8b48a', floor: '#b98b5c', accent: '#6b3f24' },
    { wall: '#a9b39a', floor: '#87927a', accent: '#e7d2b0' },
  ],
  shots: {
    'cartera-piel': shot('arch', 'solo', { of: 'briefcase', hue: 34 }),
    'zapato-cordon': shot('plinth', 'solo', { of: 'oxford', hue: 14, scale: 1.15 }),
    'bota-monte': shot('board', 'solo', 'hikingBoot'),
    'mochila-fucsia': shot('disc', 'solo', 'schoolBag'),
    'maleta-cabina': shot('window', 'big', 'luggage'),
  },
  hero: sceneObjects(
    'schoolBag',
    'handbag',
    { of: 'briefcase', hue: 34 },
    'luggage',
    { of: 'briefcase', hue: 34 },
    'hikingBoot',
    'oxford',
    'heelBoot',
    'hikingBoot',
  ),
  logo: { of: 'briefcase', hue: 34 },
};

export const lucesDeInviernoPictures: StorePictureSet = {
  palettes: [
    { wall: '#2f5a50', floor: '#23463f', accent: '#e0a53f' },
    { wall: '#b0402a', floor: '#8a2f1f', accent: '#f3c76f' },
    { wall: '#f0dcb2', floor: '#d9b67a', accent: '#a8382a' },
  ],
  shots: {
    'abeto-adornado': shot('disc', 'big', 'tree'),
    'muneco-nieve': shot('arch', 'solo', 'snowman'),
    'farol-papel': shot('window', 'solo', 'paperLantern'),
    'campana-laton': shot('sweep', 'solo', 'bell'),
    'caja-sorpresa': shot('plinth', 'solo', { of: 'gift', hue: 4 }),
  },
  hero: sceneObjects(
    'tree',
    'bell',
    { of: 'gift', hue: 4 },
    'tree',
    'snowman',
    'candle',
    { of: 'gift', hue: 200 },
    { of: 'gift', hue: 4 },
    'candle',
    'bell',
    'candle',
  ),
  logo: { of: 'bell' },
};

export const looseProductPictures: StorePictureSet = {
  palettes: [
    { wall: '#b5d0c4', floor: '#e0cfa6', accent: '#e9a05f' },
    { wall: '#f0d3a8', floor: '#d7aa70', accent: '#5f8f8a' },
    { wall: '#e6ae94', floor: '#c98668', accent: '#f7e3c6' },
  ],
  shots: {
    'bicicleta-paseo': shot('sweep', 'big', 'bicycle'),
    'bicicleta-paseo-2': shot('tiles', 'big', { of: 'bicycle', flop: true }),
    'silla-nogal': shot('window', 'solo', { of: 'chair', hue: 16 }),
    'cesta-mimbre': shot('board', 'solo', 'basket'),
    'huevos-corral': shot(
      'cloth',
      'cluster',
      { of: 'egg', scale: 0.8 },
      { of: 'egg', scale: 0.85 },
      { of: 'egg', scale: 0.9 },
    ),
    'ovillo-lana': shot('linen', 'solo', 'yarn'),
    'hilo-costura': shot('planks', 'solo', 'thread'),
  },
  hero: [],
  logo: { of: 'basket' },
};
