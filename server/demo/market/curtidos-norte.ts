import type { DemoStore } from '../demo-market.types.ts';

export const curtidosNorte: DemoStore = {
key: 'curtidos-norte', slug: 'curtidos-norte', name: 'Curtidos del Norte', tagline: 'Piel para toda la vida', description: 'Bolsos, botas y cinturones de piel curtida con corteza. Estamos preparando la primera tienda: fotos, precios y tallas van entrando poco a poco. Abriremos cuando todo tenga la costura que debe.', template: 'fashion', primaryColor: '#4A2C1A', secondaryColor: '#D9B48A', status: 'draft', startsInHours: 336, endsInHours: 432, opensAtHour: 10, closesAtHour: 20, categories: ['Moda', 'Viaje'], tags: ['piel', 'ubrique', 'curtido vegetal'], producerKey: 'lola', ownerInfo: {
name: 'Lola Jiménez Cano', description: 'Con el taller de su primo en Ubrique.', telephone: '+34 600 100 211' }, eventBanner: 'Primera colección, en preparación', heroPicture: 'curtidos-norte-hero.webp', logoPicture: 'curtidos-norte-logo.webp', products: [
{
key: 'cartera-piel', name: 'Cartera de trabajo de piel', shortDescription: 'Dos compartimentos y cierre de latón. Para el portátil y la merienda.', priceCents: 13900, stock: 5, pictures: ['cartera-piel.webp'], isPopupStoreExclusive: false },
{
key: 'zapato-cordon', name: 'Zapato de cordón marrón', shortDescription: 'Cosido Blake, suela de cuero y horma ancha.', priceCents: 11900, stock: 8, pictures: ['zapato-cordon.webp'], isPopupStoreExclusive: false },
{
key: 'bota-monte', name: 'Bota de monte de nobuk', shortDescription: 'Suela dentada y lengüeta de fuelle. Impermeabilizada a mano.', priceCents: 14900, stock: 6, pictures: ['bota-monte.webp'], isPopupStoreExclusive: false },
{
key: 'mochila-fucsia', name: 'Mochila de loneta y piel', shortDescription: 'Loneta encerada, bolsillo delantero y cremallera de metal.', priceCents: 8900, stock: 4, pictures: ['mochila-fucsia.webp'], isPopupStoreExclusive: false },
{
key: 'maleta-cabina', name: 'Maleta de cabina azul', shortDescription: 'Cantoneras de piel y ruedas silenciosas. Medida de cabina.', priceCents: 12900, stock: 3, pictures: ['maleta-cabina.webp'], isPopupStoreExclusive: false }
] };
