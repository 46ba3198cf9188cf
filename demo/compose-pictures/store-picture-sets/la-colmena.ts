import { sceneObjects, shot, type StorePictureSet } from '../scene.types.ts';

const jar = (fill: string, scale = 1) => ({ of: 'jar', fill, scale }) as const;
const ORANGE = '#f08a1d';
const RED = '#d3262f';
const redPepper = { of: 'bellPepper', dye: '#d03a22' } as const;

export const laColmenaPictures: StorePictureSet = {
  palettes: [
    { wall: '#f4cf7a', floor: '#e0a545', accent: '#d98b2b' },
    { wall: '#f3dfb6', floor: '#d9b070', accent: '#e2a53a' },
    { wall: '#9fb08a', floor: '#c9b98a', accent: '#4f6b3f' },
    { wall: '#e7b08a', floor: '#c98458', accent: '#a84f2a' },
  ],
  shots: {
    'miel-romero': shot('arch', 'solo', 'honeyPot'),
    'miel-romero-2': shot('planks', 'duo', { of: 'honeyPot', turn: -6 }, { of: 'herb', turn: 12 }),
    'miel-azahar': shot('sweep', 'duo', { of: 'honeyPot', brightness: 1.14, saturation: 1.1 }, 'orange'),
    'miel-castano': shot(
      'board',
      'duoLeft',
      { of: 'honeyPot', brightness: 0.78, saturation: 1.1 },
      'chestnut',
    ),
    'mermelada-naranja': shot('tiles', 'duo', jar(ORANGE), 'orange'),
    'mermelada-naranja-2': shot('cloth', 'trio', jar(ORANGE), 'orange', { of: 'orange', flop: true }),
    'mermelada-fresa': shot('plinth', 'duo', jar(RED), { of: 'strawberry', hue: 12 }),
    'mermelada-arandano': shot('disc', 'duoLeft', jar('#5a3a9c'), 'blueberries'),
    'mermelada-melocoton': shot('board', 'duo', jar('#f6a447'), 'peach'),
    'tomate-frito': shot('cloth', 'duoLeft', jar('#dd3a22'), { of: 'tomato', hue: 14 }),
    'tomate-frito-2': shot('tiles', 'row', jar('#dd3a22'), jar('#dd3a22'), { of: 'tomato', hue: 14 }),
    'aceitunas-manzanilla': shot('arch', 'duo', jar('#8a9a2b'), 'olive'),
    'pimientos-asados': shot('window', 'duoLeft', jar('#c93322'), redPepper),
    guindillas: shot('sweep', 'duo', jar('#a9b83c'), { of: 'chili', dye: '#8fb044', turn: 10 }),
    'crema-cacahuete': shot('cloth', 'duo', jar('#c68a4a'), 'peanuts'),
    'ajo-morado': shot(
      'board',
      'cluster',
      'garlic',
      { of: 'garlic', flop: true },
      { of: 'garlic', turn: -8 },
    ),
    'flor-de-sal': shot('disc', 'solo', 'saltShaker'),
    'vela-cera': shot('window', 'solo', { of: 'candle', saturation: 1.3 }),
    'vela-cera-2': shot(
      'board',
      'cluster',
      'candle',
      { of: 'candle', flop: true, scale: 0.9 },
      { of: 'candle', scale: 0.8 },
    ),
    'cesta-colmena': shot('cloth', 'trio', 'basket', { of: 'honeyPot' }, jar(RED)),
    'cesta-colmena-2': shot('arch', 'spread', 'basket', jar(ORANGE), jar(RED), 'honeyPot', 'candle'),
    'miel-azahar-2': shot('window', 'solo', {
      of: 'honeyPot',
      brightness: 1.14,
      saturation: 1.1,
      flop: true,
    }),
    'mermelada-fresa-2': shot(
      'board',
      'trio',
      jar(RED),
      { of: 'strawberry', hue: 12 },
      { of: 'strawberry', hue: 12, flop: true },
    ),
  },
  hero: sceneObjects(
    'honeyPot',
    jar(ORANGE),
    jar(RED),
    'basket',
    'honeyPot',
    'orange',
    jar('#8a9a2b'),
    jar('#5a3a9c'),
    'candle',
    'olive',
    { of: 'strawberry', hue: 12 },
  ),
  logo: { of: 'honeyPot' },
};
