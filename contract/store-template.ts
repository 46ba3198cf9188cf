export const TEMPLATE_NAMES = ['minimal', 'elegant', 'vibrant', 'professional', 'tech', 'fashion'] as const;
export type TemplateName = (typeof TEMPLATE_NAMES)[number];

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

/** The six dresses of a store's page; a store's `config.theme.layout` names the one it wears (R3.7). */
export const STORE_TEMPLATES: Record<TemplateName, StoreTemplate> = {
  minimal: {
    name: 'Minimalista',
    description: 'Aire, líneas finas y el producto en el centro.',
    theme: { layout: 'minimal', fontFamily: 'Inter', buttonStyle: 'outline', cardStyle: 'flat' },
    primaryColor: '#2F3B35',
    secondaryColor: '#EFEAE0',
  },
  elegant: {
    name: 'Elegante',
    description: 'Letra con remates, simetría y filetes dorados.',
    theme: { layout: 'elegant', fontFamily: 'Playfair Display', buttonStyle: 'outline', cardStyle: 'framed' },
    primaryColor: '#5B2333',
    secondaryColor: '#F4E9DA',
  },
  vibrant: {
    name: 'Vibrante',
    description: 'Grandes campos de color y mucha alegría.',
    theme: { layout: 'vibrant', fontFamily: 'Poppins', buttonStyle: 'pill', cardStyle: 'solid' },
    primaryColor: '#C2410C',
    secondaryColor: '#FDE68A',
  },
  professional: {
    name: 'Profesional',
    description: 'Rejilla densa, datos a la vista y orden.',
    theme: { layout: 'professional', fontFamily: 'Source Sans', buttonStyle: 'solid', cardStyle: 'outlined' },
    primaryColor: '#1D4E89',
    secondaryColor: '#E6EEF6',
  },
  tech: {
    name: 'Tecnológica',
    description: 'Fondo oscuro, detalles de terminal y neón.',
    theme: { layout: 'tech', fontFamily: 'JetBrains Mono', buttonStyle: 'square', cardStyle: 'glow' },
    primaryColor: '#22D3A5',
    secondaryColor: '#10151C',
  },
  fashion: {
    name: 'Moda',
    description: 'Fotos a sangre y titulares enormes.',
    theme: { layout: 'fashion', fontFamily: 'Bodoni Moda', buttonStyle: 'text', cardStyle: 'bleed' },
    primaryColor: '#1A1A1A',
    secondaryColor: '#E8C7C8',
  },
};

/** The template that a store's layout names; minimal when it names none. */
export const templateOf = (layout: string | undefined): TemplateName =>
  TEMPLATE_NAMES.find((name) => name === layout) ?? 'minimal';
