import { sceneObjects, shot, type StorePictureSet } from '../scene.types.ts';
import type { EmojiName } from '../emoji-objects.ts';

const SINK: Partial<Record<EmojiName, number>> = {
  seedling: 62,
  fir: 22,
  hyacinth: 30,
  hibiscus: 26,
  herb: 24,
};
const potted = (of: EmojiName) => ({ of, pot: 0, sink: SINK[of] ?? 14 });

export const verdeBalconPictures: StorePictureSet = {
  palettes: [
    { wall: '#dfe8c6', floor: '#c2cf9f', accent: '#7d9a57' },
    { wall: '#f3d9b8', floor: '#dfb78a', accent: '#c9714a' },
    { wall: '#a9cbd3', floor: '#dcc9a5', accent: '#f3e6c8' },
    { wall: '#f0b7a0', floor: '#dc9377', accent: '#f9e3cf' },
    { wall: '#5f8a6a', floor: '#47705a', accent: '#e9c46a' },
  ],
  shots: {
    'ficus-mesa': shot('arch', 'big', 'pottedPlant'),
    'ficus-mesa-2': shot('window', 'duo', 'pottedPlant', potted('seedling')),
    'cactus-brazos': shot('disc', 'big', potted('cactus')),
    'cactus-brazos-2': shot('tiles', 'duo', potted('cactus'), potted('seedling')),
    'esqueje-judia': shot('plinth', 'solo', potted('seedling')),
    'tulipan-rosa': shot('window', 'big', potted('tulip')),
    'rosal-rojo': shot('tiles', 'big', potted('rose')),
    'girasol-enano': shot('sweep', 'big', potted('sunflower')),
    'margarita-blanca': shot('arch', 'trio', potted('blossom'), potted('blossom'), potted('blossom')),
    'jacinto-morado': shot('board', 'big', potted('hyacinth')),
    'hibisco-rosa': shot('disc', 'solo', potted('hibiscus')),
    'abeto-mesa': shot('window', 'big', potted('fir')),
    albahaca: shot('board', 'duo', potted('herb'), { of: 'tomato', hue: 14 }),
    'ramo-temporada': shot('linen', 'big', 'bouquet'),
    'ramo-temporada-2': shot('planks', 'solo', { of: 'bouquet', turn: -20 }),
  },
  hero: sceneObjects(
    potted('cactus'),
    potted('tulip'),
    potted('sunflower'),
    potted('fir'),
    'pottedPlant',
    potted('blossom'),
    potted('rose'),
    potted('hibiscus'),
    potted('herb'),
    potted('seedling'),
    potted('seedling'),
  ),
  logo: { of: 'pottedPlant' },
};
