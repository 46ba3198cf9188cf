import type { ProductAttributes } from '../../contract/catalogue/product-attributes.ts';

const grams = (amount: number) => ({ amount, unit: 'g' }) as const;
const litres = (amount: number) => ({ amount, unit: 'l' }) as const;
const units = (amount: number) => ({ amount, unit: 'unit' }) as const;

const honey = (flower: string): ProductAttributes => ({
  content: grams(500),
  ingredients: `Miel cruda de ${flower}`,
});
const jam = (fruit: string): ProductAttributes => ({
  content: grams(260),
  ingredients: `${fruit}, azúcar y zumo de limón`,
});

/** Attributes of demo products beyond the description, by product key. */
export const DEMO_PRODUCT_ATTRIBUTES: Readonly<Record<string, ProductAttributes>> = {
  'miel-romero': honey('romero'),
  'miel-azahar': honey('azahar'),
  'miel-castano': honey('castaño'),
  'mermelada-naranja': jam('Naranja amarga'),
  'mermelada-fresa': jam('Fresón (70 %)'),
  'mermelada-arandano': jam('Arándano, manzana'),
  'mermelada-melocoton': { content: grams(400), ingredients: 'Melocotón, agua y azúcar' },
  'tomate-frito': { content: grams(350), ingredients: 'Tomate, aceite de oliva, sal y azúcar' },
  'aceitunas-manzanilla': {
    content: grams(370),
    ingredients: 'Aceitunas, agua, sal, ajo, tomillo y cáscara de naranja',
  },
  'pimientos-asados': { content: grams(340), ingredients: 'Pimiento rojo y sal' },
  guindillas: {
    content: grams(200),
    ingredients: 'Guindillas, vinagre de vino, agua y sal',
    allergens: ['sulphites'],
  },
  'crema-cacahuete': {
    content: grams(300),
    ingredients: 'Cacahuete tostado y sal',
    allergens: ['peanuts'],
  },
  'flor-de-sal': { content: grams(125), ingredients: 'Sal marina' },
  'vela-cera': { materials: 'Cera de abeja y mecha de algodón', sizes: '12 × 4 cm' },
  'pan-molde': {
    content: grams(800),
    ingredients: 'Harina de trigo, agua, masa madre, aceite de oliva y sal',
    allergens: ['gluten'],
  },
  'barra-lena': { ingredients: 'Harina de trigo, agua, masa madre y sal', allergens: ['gluten'] },
  'croissant-manteca': {
    content: units(3),
    ingredients: 'Harina de trigo, mantequilla, leche, azúcar, levadura y sal',
    allergens: ['gluten', 'milk'],
  },
  'rosquillas-listas': { content: units(6), allergens: ['gluten', 'eggs', 'sesame'] },
  'lazo-salado': { allergens: ['gluten'] },
  'galletas-chocolate': { content: units(12), allergens: ['gluten', 'milk', 'nuts'] },
  'rosco-chocolate': { allergens: ['gluten', 'eggs', 'soy', 'milk'] },
  'empanadilla-pisto': { content: units(3), allergens: ['gluten'] },
  'tarta-fresa': { allergens: ['gluten', 'eggs', 'milk'] },
  'tarta-fiesta': { allergens: ['gluten', 'eggs', 'milk'] },
  'flan-huevo': {
    content: units(2),
    ingredients: 'Leche, huevo y azúcar',
    allergens: ['eggs', 'milk'],
  },
  'magdalena-rosa': { content: units(2), allergens: ['gluten', 'eggs'] },
  'tableta-chocolate': { content: grams(200), ingredients: 'Cacao (70 %), azúcar y harina de arroz' },
  'queso-vaca': { content: grams(350), ingredients: 'Leche de vaca, cuajo y sal', allergens: ['milk'] },
  'queso-mahon': {
    content: grams(300),
    ingredients: 'Leche de vaca, cuajo, sal, pimentón y aceite de oliva',
    allergens: ['milk'],
  },
  'vino-bobal': { content: litres(0.75), allergens: ['sulphites'] },
  'cava-brut': { content: litres(0.75), allergens: ['sulphites'] },
  'vermut-casa': { content: litres(1), allergens: ['sulphites'] },
  'cerveza-artesana': {
    content: litres(0.75),
    ingredients: 'Agua, malta de cebada, lúpulo y levadura',
    allergens: ['gluten'],
  },
  'aceituna-gordal': { content: grams(400), ingredients: 'Aceitunas, pimiento, agua y sal' },
  'uva-tinta': { content: { amount: 1, unit: 'kg' } },
  'huevos-corral': { content: units(6), allergens: ['eggs'] },
  'vestido-mar': { materials: 'Lino lavado', sizes: 'De la 36 a la 46. Di la tuya en las notas del pedido.' },
};
