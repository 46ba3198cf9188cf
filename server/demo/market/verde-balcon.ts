import type { DemoStore } from '../demo-market.types.ts';

export const verdeBalcon: DemoStore = {
key: 'verde-balcon', slug: 'verde-balcon', name: 'Verde Balcón', tagline: 'Plantas que aguantan tu balcón', description: 'Vivero pequeño en Alboraya. Te preguntamos a qué hora te da el sol y te damos la planta que va a vivir, no la que sale en las fotos. Todas van en maceta de barro y con una ficha de riego escrita a mano.', template: 'minimal', primaryColor: '#3B6B3F', secondaryColor: '#DDE7C7', status: 'scheduled', startsInHours: 72, endsInHours: 168, opensAtHour: 10, closesAtHour: 20, categories: ['Plantas', 'Hogar'], tags: ['balcón', 'barro', 'riego fácil'], producerKey: 'amparo', ownerInfo: {
name: 'Vivero Ferrer', description: 'Amparo siembra y su padre entrega en bicicleta por toda la huerta.', telephone: '+34 600 100 208' }, eventBanner: 'El primer día, tierra y trasplante gratis', heroPicture: 'verde-balcon-hero.webp', logoPicture: 'verde-balcon-logo.webp', products: [
{
key: 'ficus-mesa', name: 'Planta de hoja verde para mesa', shortDescription: 'Luz sin sol directo y un vaso de agua por semana.', priceCents: 1400, stock: 18, pictures: ['ficus-mesa.webp','ficus-mesa-2.webp'], isPopupStoreExclusive: false },
{
key: 'cactus-brazos', name: 'Cactus de brazos, 25 cm', shortDescription: 'Sol todo el día. Riégalo cuando te acuerdes, y no siempre.', priceCents: 1600, stock: 14, pictures: ['cactus-brazos.webp','cactus-brazos-2.webp'], isPopupStoreExclusive: false },
{
key: 'esqueje-judia', name: 'Brote de judía para plantar', shortDescription: 'Para que los pequeños vean salir algo en cinco días.', priceCents: 350, stock: 40, pictures: ['esqueje-judia.webp'], isPopupStoreExclusive: false },
{
key: 'tulipan-rosa', name: 'Tulipán rosa en maceta', shortDescription: 'Bulbo holandés forzado en frío. Dura tres semanas en flor.', priceCents: 850, stock: 16, pictures: ['tulipan-rosa.webp'], isPopupStoreExclusive: false },
{
key: 'rosal-rojo', name: 'Rosal rojo de pitiminí', shortDescription: 'Florece de abril a noviembre si le cortas lo seco.', priceCents: 1250, stock: 9, pictures: ['rosal-rojo.webp'], isPopupStoreExclusive: false },
{
key: 'girasol-enano', name: 'Girasol enano', shortDescription: 'Sesenta centímetros y mucha alegría. Sol y agua diaria.', priceCents: 690, stock: 20, pictures: ['girasol-enano.webp'], isPopupStoreExclusive: false },
{
key: 'margarita-blanca', name: 'Margarita blanca', shortDescription: 'Rústica, resembradora y amiga de las abejas.', priceCents: 620, stock: 22, pictures: ['margarita-blanca.webp'], isPopupStoreExclusive: false },
{
key: 'jacinto-morado', name: 'Jacinto morado perfumado', shortDescription: 'Una maceta perfuma el recibidor entero.', priceCents: 780, stock: 12, pictures: ['jacinto-morado.webp'], isPopupStoreExclusive: false },
{
key: 'hibisco-rosa', name: 'Hibisco rosa', shortDescription: 'Una flor nueva cada mañana. No le gusta el frío.', priceCents: 1450, stock: 6, pictures: ['hibisco-rosa.webp'], isPopupStoreExclusive: false },
{
key: 'cipres-mini', name: 'Abeto de mesa', shortDescription: 'Crece despacio y se puede plantar en el campo cuando quieras.', priceCents: 1900, stock: 3, pictures: ['cipres-mini.webp'], isPopupStoreExclusive: false },
{
key: 'albahaca', name: 'Mata de hierbas para la cocina', shortDescription: 'Espanta mosquitos y pide tomate. Corta siempre por arriba.', priceCents: 420, stock: 30, pictures: ['albahaca.webp'], isPopupStoreExclusive: false },
{
key: 'ramo-temporada', name: 'Ramo de temporada', shortDescription: 'Lo que haya abierto esa mañana, atado con rafia.', priceCents: 2200, stock: 8, pictures: ['ramo-temporada.webp','ramo-temporada-2.webp'], isPopupStoreExclusive: true }
] };
