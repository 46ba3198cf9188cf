import { sceneObjects, shot, type StorePictureSet } from '../scene.types.ts';

const indigoPot = { of: 'teapot', hue: 235, saturation: 0.85, brightness: 0.9 } as const;
const oliveCup = { of: 'cup', dye: '#9aa45c' } as const;
const cherryPot = { of: 'teapot', hue: 14 } as const;

export const barroYCalPictures: StorePictureSet = {
  palettes: [
    { wall: '#f1e4d3', floor: '#dcc3a3', accent: '#c4683f' },
    { wall: '#e3a27d', floor: '#c97f56', accent: '#f0d3b4' },
    { wall: '#b9cfd0', floor: '#e2d2ba', accent: '#2f6f8f' },
    { wall: '#ead9bd', floor: '#cfb089', accent: '#7f8b55' },
  ],
  shots: {
    'anfora-terracota': shot('arch', 'big', 'amphora'),
    'anfora-terracota-2': shot('tiles', 'duo', 'amphora', { of: 'orange', scale: 0.7 }),
    'orza-barro': shot('tiles', 'solo', 'orza'),
    'tetera-cereza': shot('plinth', 'solo', cherryPot),
    'tetera-cereza-2': shot('cloth', 'duo', cherryPot, { of: 'teacup' }),
    'tetera-anil': shot('arch', 'solo', indigoPot),
    'taza-lavanda': shot('paper', 'solo', 'cup'),
    'taza-lavanda-2': shot('planks', 'duo', 'cup', 'croissant'),
    'taza-oliva': shot('terrazzo', 'solo', oliveCup),
    'taza-te': shot('window', 'solo', 'teacup'),
    'cuenco-cobalto': shot('cloth', 'duo', 'bowl', { of: 'lemon', scale: 0.75 }),
    'juego-sake': shot('disc', 'solo', 'sakeSet'),
    'plato-loza': shot('linen', 'big', 'plate'),
    'mano-fatima': shot('paper', 'solo', 'hamsa'),
    'ojo-vidrio': shot('azulejo', 'solo', { of: 'evilEye', scale: 0.88 }),
    'espejo-dorado': shot('terrazzo', 'big', { of: 'mirror', scale: 0.92 }),
    'cubo-esmaltado': shot('board', 'solo', 'bucket'),
    'orza-barro-2': shot('window', 'pair', 'orza', { of: 'orza', brightness: 0.88 }),
    'tetera-anil-2': shot('board', 'duoLeft', { ...indigoPot, flop: true }, { of: 'lemon', scale: 0.7 }),
    'cuenco-cobalto-2': shot('board', 'pair', 'bowl', { of: 'bowl', flop: true }),
  },
  hero: sceneObjects(
    'amphora',
    indigoPot,
    'orza',
    'sakeSet',
    cherryPot,
    'bowl',
    'bucket',
    'orza',
    'teacup',
    oliveCup,
    'evilEye',
  ),
  logo: { of: 'amphora' },
};
