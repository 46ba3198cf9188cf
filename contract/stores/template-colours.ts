export const TEMPLATE_NAMES = ['minimal', 'elegant', 'vibrant', 'professional', 'tech', 'fashion'] as const;
export type TemplateName = (typeof TEMPLATE_NAMES)[number];

/** Default colours of each template, for stores without custom colours. */
export const TEMPLATE_COLOURS = {
  minimal: { primaryColor: '#2F3B35', secondaryColor: '#EFEAE0' },
  elegant: { primaryColor: '#5B2333', secondaryColor: '#F4E9DA' },
  vibrant: { primaryColor: '#C2410C', secondaryColor: '#FDE68A' },
  professional: { primaryColor: '#1D4E89', secondaryColor: '#E6EEF6' },
  tech: { primaryColor: '#22D3A5', secondaryColor: '#10151C' },
  fashion: { primaryColor: '#1A1A1A', secondaryColor: '#E8C7C8' },
} satisfies Record<TemplateName, { primaryColor: string; secondaryColor: string }>;

/** Template of a store's layout; default: minimal. */
export const templateOf = (layout: string | undefined): TemplateName =>
  TEMPLATE_NAMES.find((name) => name === layout) ?? 'minimal';
