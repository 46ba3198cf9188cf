import { TEMPLATE_COLOURS, type TemplateName } from './template-colours.ts';

export interface StoreTheme {
  layout: string;
  fontFamily: string;
  buttonStyle: string;
  cardStyle: string;
}

export interface StoreTemplate {
  name: string;
  description: string;
  theme: StoreTheme;
  primaryColor: string;
  secondaryColor: string;
}

/** Six visual templates of a store page. `config.theme.layout` of a store names its template (R3.7). */
export const STORE_TEMPLATES: Record<TemplateName, StoreTemplate> = {
  minimal: {
    name: 'Minimalista',
    description: 'Aire, líneas finas y el producto en el centro.',
    theme: { layout: 'minimal', fontFamily: 'Inter', buttonStyle: 'outline', cardStyle: 'flat' },
    ...TEMPLATE_COLOURS.minimal,
  },
  elegant: {
    name: 'Elegante',
    description: 'Letra con remates, simetría y filetes dorados.',
    theme: { layout: 'elegant', fontFamily: 'Playfair Display', buttonStyle: 'outline', cardStyle: 'framed' },
    ...TEMPLATE_COLOURS.elegant,
  },
  vibrant: {
    name: 'Vibrante',
    description: 'Grandes campos de color y mucha alegría.',
    theme: { layout: 'vibrant', fontFamily: 'Poppins', buttonStyle: 'pill', cardStyle: 'solid' },
    ...TEMPLATE_COLOURS.vibrant,
  },
  professional: {
    name: 'Profesional',
    description: 'Rejilla densa, datos a la vista y orden.',
    theme: { layout: 'professional', fontFamily: 'Source Sans', buttonStyle: 'solid', cardStyle: 'outlined' },
    ...TEMPLATE_COLOURS.professional,
  },
  tech: {
    name: 'Tecnológica',
    description: 'Fondo oscuro, detalles de terminal y neón.',
    theme: { layout: 'tech', fontFamily: 'JetBrains Mono', buttonStyle: 'square', cardStyle: 'glow' },
    ...TEMPLATE_COLOURS.tech,
  },
  fashion: {
    name: 'Moda',
    description: 'Fotos a sangre y titulares enormes.',
    theme: { layout: 'fashion', fontFamily: 'Bodoni Moda', buttonStyle: 'text', cardStyle: 'bleed' },
    ...TEMPLATE_COLOURS.fashion,
  },
};
