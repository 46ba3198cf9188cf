/** Colours of the pictures, in light and dark mode. */
export const LIGHT_CHART_COLOURS = {
  ground: '#fbf6ec',
  sunken: '#f3eada',
  raised: '#ffffff',
  ink: '#221c15',
  second: '#5c5142',
  terracotta: '#b23a1e',
  sea: '#0f6b74',
} as const;

export const DARK_CHART_COLOURS: Readonly<Record<keyof typeof LIGHT_CHART_COLOURS, string>> = {
  ground: '#17130e',
  sunken: '#221c15',
  raised: '#322a20',
  ink: '#f6ebd8',
  second: '#c9bba4',
  terracotta: '#f08a65',
  sea: '#6cc4cb',
};
