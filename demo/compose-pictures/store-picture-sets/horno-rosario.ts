import { sceneObjects, shot, type StorePictureSet } from '../scene.types.ts';

const strawberryCake = { of: 'cake', hue: 6 } as const;

export const hornoRosarioPictures: StorePictureSet = {
  palettes: [
    { wall: '#f6dca0', floor: '#e6b566', accent: '#b8452a' },
    { wall: '#e8a27c', floor: '#cf7c54', accent: '#f8e2b4' },
    { wall: '#f4e6cf', floor: '#dfc39a', accent: '#4f7f86' },
    { wall: '#b5503a', floor: '#8e3a28', accent: '#f3c16b' },
  ],
  shots: {
    'pan-molde': shot('board', 'solo', 'bread'),
    'pan-molde-2': shot('cloth', 'duo', 'bread', 'butter'),
    'barra-lena': shot(
      'planks',
      'row',
      { of: 'baguette', turn: 8 },
      { of: 'baguette', turn: -4 },
      { of: 'baguette', turn: 3 },
    ),
    'croissant-manteca': shot(
      'linen',
      'cluster',
      'croissant',
      { of: 'croissant', flop: true },
      { of: 'croissant', turn: 30 },
    ),
    'croissant-manteca-2': shot('planks', 'duo', 'croissant', 'cup'),
    'rosquillas-listas': shot('paper', 'solo', 'bagel'),
    'lazo-salado': shot('paper', 'solo', 'pretzel'),
    'galletas-chocolate': shot(
      'azulejo',
      'cluster',
      'cookie',
      { of: 'cookie', turn: 80 },
      { of: 'cookie', turn: 190 },
    ),
    'galletas-chocolate-2': shot('linen', 'duo', 'cookie', { of: 'chocolate' }),
    'rosco-chocolate': shot('terrazzo', 'solo', 'doughnut'),
    'empanadilla-pisto': shot(
      'linen',
      'cluster',
      'dumpling',
      { of: 'dumpling', flop: true },
      { of: 'dumpling', turn: 12 },
    ),
    'tarta-fresa': shot('cloth', 'solo', strawberryCake),
    'tarta-fiesta': shot('plinth', 'solo', 'birthdayCake'),
    'flan-huevo': shot('tiles', 'duo', 'custard', { of: 'egg', scale: 0.7 }),
    'magdalena-rosa': shot('arch', 'duo', 'cupcake', { of: 'cupcake', scale: 1.15, flop: true }),
    'tableta-chocolate': shot('linen', 'solo', 'chocolate'),
    'tarta-fiesta-2': shot('cloth', 'solo', 'birthdayCake'),
  },
  hero: sceneObjects(
    'bread',
    'cupcake',
    'pie',
    'birthdayCake',
    'bread',
    'doughnut',
    'croissant',
    strawberryCake,
    'custard',
    'cookie',
    'bagel',
  ),
  logo: { of: 'croissant' },
};
