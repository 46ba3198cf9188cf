import type { DemoStore } from '../demo-market.types.ts';

export const lucesDeInvierno: DemoStore = {
key: 'luces-de-invierno', slug: 'luces-de-invierno', name: 'Luces de Invierno', tagline: 'El mercado de Navidad de la plaza', description: 'Cinco noches de diciembre con adornos hechos a mano, velas y farolillos. La edición pasada ya terminó y la guardamos aquí de recuerdo. Volveremos cuando huela a castaña.', template: 'vibrant', primaryColor: '#8E2C15', secondaryColor: '#F0B23E', status: 'archived', startsInHours: -8040, endsInHours: -7900, opensAtHour: 17, closesAtHour: 22, categories: ['Navidad', 'Regalos'], tags: ['navidad', 'hecho a mano', 'plaza'], producerKey: 'lola', ownerInfo: {
name: 'Asociación de la plaza', description: 'Siete puestos que se juntan cada diciembre.', telephone: '+34 600 100 212' }, eventBanner: 'Hasta el invierno que viene', heroPicture: 'luces-de-invierno-hero.webp', logoPicture: 'luces-de-invierno-logo.webp', products: [
{
key: 'abeto-adornado', name: 'Abeto pequeño con adornos', shortDescription: 'Cuarenta centímetros, bolas de vidrio soplado y estrella de latón.', priceCents: 2900, stock: 0, pictures: ['abeto-adornado.webp'], isPopupStoreExclusive: true },
{
key: 'muneco-nieve', name: 'Muñeco de nieve de fieltro', shortDescription: 'Bufanda tejida y sombrero de paño. Mide un palmo.', priceCents: 1600, stock: 4, pictures: ['muneco-nieve.webp'], isPopupStoreExclusive: false },
{
key: 'farol-papel', name: 'Farolillo de papel rojo', shortDescription: 'Plegable, con vela eléctrica dentro. Para el balcón.', priceCents: 1200, stock: 7, pictures: ['farol-papel.webp'], isPopupStoreExclusive: false },
{
key: 'campana-laton', name: 'Campana de latón', shortDescription: 'Suena limpia. Cuelga de la puerta o del árbol.', priceCents: 1450, stock: 5, pictures: ['campana-laton.webp'], isPopupStoreExclusive: false },
{
key: 'caja-sorpresa', name: 'Caja sorpresa de la plaza', shortDescription: 'Un regalo de cada puesto, elegido a ciegas.', priceCents: 2000, stock: 3, pictures: ['caja-sorpresa.webp'], isPopupStoreExclusive: true }
] };
