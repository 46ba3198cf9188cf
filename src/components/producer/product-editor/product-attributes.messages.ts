import type { CONTENT_UNITS } from '../../../../contract/catalogue/product-attributes.ts';

export const attributeMessages = {
  title: 'Más detalles',
  lead: 'Opcional. De lo que se come, la ley pide contenido, ingredientes y alérgenos.',
  allergens: 'Alérgenos',
  allergensHint: 'Marca los que lleva.',
};

export const attributeFields = {
  contentAmount: {
    label: 'Contenido',
    hint: 'Con esto calculamos el precio por kilo o litro. Por ejemplo 500.',
  },
  contentUnit: { label: 'Unidad' },
};

export const contentUnitLabels: Readonly<Record<(typeof CONTENT_UNITS)[number], string>> = {
  g: 'gramos',
  kg: 'kilos',
  ml: 'mililitros',
  l: 'litros',
  unit: 'unidades',
};
