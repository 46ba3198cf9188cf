import { expect, test } from 'vitest';
import { STORE_TEMPLATES } from './store-template.ts';
import { templateOf } from './template-colours.ts';

/** Template name, font, buttons, cards and two colours by layout. */
const TEMPLATES = {
  minimal: ['Minimalista', 'Inter', 'outline', 'flat', '#2F3B35', '#EFEAE0'],
  elegant: ['Elegante', 'Playfair Display', 'outline', 'framed', '#5B2333', '#F4E9DA'],
  vibrant: ['Vibrante', 'Poppins', 'pill', 'solid', '#C2410C', '#FDE68A'],
  professional: ['Profesional', 'Source Sans', 'solid', 'outlined', '#1D4E89', '#E6EEF6'],
  tech: ['Tecnológica', 'JetBrains Mono', 'square', 'glow', '#22D3A5', '#10151C'],
  fashion: ['Moda', 'Bodoni Moda', 'text', 'bleed', '#1A1A1A', '#E8C7C8'],
};

test('R3.7 six templates have a name, a theme and two colours, and a layout of their own', () => {
  const stated = Object.entries(STORE_TEMPLATES).map(([layout, { name, theme, ...colours }]) => [
    [layout, theme.layout],
    [
      name,
      theme.fontFamily,
      theme.buttonStyle,
      theme.cardStyle,
      colours.primaryColor,
      colours.secondaryColor,
    ],
  ]);
  expect(stated).toEqual(Object.entries(TEMPLATES).map(([layout, words]) => [[layout, layout], words]));
});

test('R3.7 each is described in words of its own', () => {
  expect(Object.values(STORE_TEMPLATES).map(({ description }) => description)).toEqual([
    'Aire, líneas finas y el producto en el centro.',
    'Letra con remates, simetría y filetes dorados.',
    'Grandes campos de color y mucha alegría.',
    'Rejilla densa, datos a la vista y orden.',
    'Fondo oscuro, detalles de terminal y neón.',
    'Fotos a sangre y titulares enormes.',
  ]);
});

test('R3.7 a layout that is none is minimal', () => {
  expect([...Object.keys(TEMPLATES), 'other', undefined].map(templateOf)).toEqual([
    ...Object.keys(TEMPLATES),
    'minimal',
    'minimal',
  ]);
});
