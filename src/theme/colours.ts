/** Colours of the market in light and dark mode. Each name states the purpose. */
export const LIGHT_COLOURS = {
  ground: '#FBF6EC',
  raised: '#FFFFFF',
  sunken: '#F3EADA',
  ink: '#221C15',
  ink2: '#5C5142',
  line: '#DFD0B5',
  edge: '#8A7A61',
  action: '#B23A1E',
  actionHover: '#8E2C15',
  onAction: '#FFFFFF',
  actionInk: '#A93518',
  success: '#4F5D23',
  onSuccess: '#FFFFFF',
  soon: '#F0B23E',
  onSoon: '#221C15',
  info: '#0F6B74',
  onInfo: '#FFFFFF',
  danger: '#B3261E',
  onDanger: '#FFFFFF',
  kraft: '#E6CB9C',
  onKraft: '#2E2212',
  awningA: '#B23A1E',
  awningB: '#FFF4DE',
  wood: '#C99A5B',
} as const;

export type ThemeColour = keyof typeof LIGHT_COLOURS;

export const DARK_COLOURS: Record<ThemeColour, string> = {
  ground: '#17130E',
  raised: '#221C15',
  sunken: '#0F0C08',
  ink: '#F6EBD8',
  ink2: '#C9BBA4',
  line: '#3B3125',
  edge: '#85765F',
  action: '#F08A65',
  actionHover: '#F6A98B',
  onAction: '#17130E',
  actionInk: '#F08A65',
  success: '#B9C77A',
  onSuccess: '#17130E',
  soon: '#F0B23E',
  onSoon: '#221C15',
  info: '#6CC4CB',
  onInfo: '#17130E',
  danger: '#FF9D8C',
  onDanger: '#17130E',
  kraft: '#CDAE79',
  onKraft: '#1E150A',
  awningA: '#A83F24',
  awningB: '#E8D6B5',
  wood: '#7A5730',
};

export const SHADOWS = {
  day: { stall: '0 1px 2px rgb(74 45 12 / .14), 0 10px 22px -14px rgb(74 45 12 / .45)' },
  night: { stall: '0 1px 2px rgb(0 0 0 / .6), 0 12px 24px -14px rgb(0 0 0)' },
} as const;

export const TOKEN_PREFIX = 'td';

/** Custom property of a colour. A store's theme overrides it inside its pages. */
export const colourVar = (colour: ThemeColour | 'field' | 'onField') =>
  `--${TOKEN_PREFIX}-colors-${colour.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
