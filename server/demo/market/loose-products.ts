import type { DemoLooseProduct } from '../demo-market.types.ts';

export const LOOSE_PRODUCTS: DemoLooseProduct[] = [
{
key: 'bicicleta-paseo', name: 'Bicicleta de paseo restaurada', shortDescription: 'Cuadro de acero de los setenta, frenos nuevos y sillín de piel. Recogida en Manises.', priceCents: 18500, stock: 1, pictures: ['bicicleta-paseo.webp','bicicleta-paseo-2.webp'], isPopupStoreExclusive: false, producerKey: 'inigo' },
{
key: 'silla-nogal', name: 'Silla baja de nogal', shortDescription: 'Torneada a mano y encerada. De las de sentarse a la puerta.', priceCents: 7800, stock: 4, pictures: ['silla-nogal.webp'], isPopupStoreExclusive: false, producerKey: 'inigo' },
{
key: 'cesta-mimbre', name: 'Cesta de mimbre con asa', shortDescription: 'Mimbre sin pelar, trenzado en Gata de Gorgos. Para el mercado y la leña.', priceCents: 2600, stock: 12, pictures: ['cesta-mimbre.webp'], isPopupStoreExclusive: false, producerKey: 'amparo' },
{
key: 'huevos-corral', name: 'Huevos de corral, media docena', shortDescription: 'De gallinas sueltas en Requena. Los recogemos la víspera.', priceCents: 320, stock: 24, pictures: ['huevos-corral.webp'], isPopupStoreExclusive: false, producerKey: 'amparo' },
{
key: 'ovillo-lana', name: 'Ovillo de lana azul con agujas', shortDescription: 'Cien gramos de merina y dos agujas de bambú del cuatro.', priceCents: 1450, stock: 15, pictures: ['ovillo-lana.webp'], isPopupStoreExclusive: false, producerKey: 'lola' },
{
key: 'hilo-costura', name: 'Bobina de hilo con aguja', shortDescription: 'Algodón mercerizado, doscientos metros. Para dobladillos y botones.', priceCents: 480, stock: 3, pictures: ['hilo-costura.webp'], isPopupStoreExclusive: false, producerKey: 'lola' }
];
