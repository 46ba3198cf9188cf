import type { DemoStore } from '../demo-market.types.ts';

export const barroYCal: DemoStore = {
key: 'barro-y-cal', slug: 'barro-y-cal', name: 'Barro y Cal', tagline: 'Cerámica de torno para usar a diario', description: 'Íñigo tornea en un taller con horno de leña a las afueras de Manises. Cada pieza sale distinta, con la marca del dedo en el pie. Todo va al lavavajillas y casi todo al horno: la loza bonita está para usarla.', template: 'minimal', primaryColor: '#8C4A2F', secondaryColor: '#EADBC8', status: 'active', startsInHours: -70, endsInHours: 50, opensAtHour: 10, closesAtHour: 20, categories: ['Cerámica', 'Hogar'], tags: ['gres', 'torno', 'hecho a mano', 'manises'], producerKey: 'inigo', ownerInfo: {
name: 'Íñigo Garmendia Ruiz', description: 'Alfarero. Vino a Manises a aprender un verano y se quedó doce años.', telephone: '+34 600 100 202' }, eventBanner: 'Hasta el cierre, envoltorio de regalo en papel de periódico', heroPicture: 'barro-y-cal-hero.webp', logoPicture: 'barro-y-cal-logo.webp', products: [
{
key: 'anfora-terracota', name: 'Ánfora de terracota con greca, 38 cm', shortDescription: 'Barro rojo bruñido y greca pintada a pincel. Para ramas secas o para mirarla.', priceCents: 6800, stock: 4, pictures: ['anfora-terracota.webp','anfora-terracota-2.webp'], isPopupStoreExclusive: false },
{
key: 'orza-barro', name: 'Orza de barro con tapa, 3 litros', shortDescription: 'De las de guardar el lomo en aceite. Vidriada por dentro, porosa por fuera.', priceCents: 4200, stock: 5, pictures: ['orza-barro.webp'], isPopupStoreExclusive: false },
{
key: 'tetera-cereza', name: 'Tetera esmaltada cereza, 0,8 litros', shortDescription: 'Esmalte al plomo cero y pitorro que no gotea: probado taza a taza.', priceCents: 3950, stock: 7, pictures: ['tetera-cereza.webp','tetera-cereza-2.webp'], isPopupStoreExclusive: false },
{
key: 'tetera-anil', name: 'Tetera esmaltada añil, 0,8 litros', shortDescription: 'La misma horma en el azul de las puertas de los pueblos.', priceCents: 3950, stock: 3, pictures: ['tetera-anil.webp'], isPopupStoreExclusive: false },
{
key: 'taza-lavanda', name: 'Taza de café con plato, lavanda', shortDescription: 'Gres con esmalte mate. El asa está pensada para dos dedos.', priceCents: 1650, stock: 18, pictures: ['taza-lavanda.webp','taza-lavanda-2.webp'], isPopupStoreExclusive: false },
{
key: 'taza-oliva', name: 'Taza de café con plato, verde oliva', shortDescription: 'Gres con esmalte satinado. Combina con la de lavanda sin ser juego.', priceCents: 1650, stock: 14, pictures: ['taza-oliva.webp'], isPopupStoreExclusive: false },
{
key: 'taza-te', name: 'Taza de té de loza blanca con bandeja', shortDescription: 'Ancha y baja, para que la infusión temple antes. Bandeja de nogal.', priceCents: 1800, stock: 10, pictures: ['taza-te.webp'], isPopupStoreExclusive: false },
{
key: 'cuenco-cobalto', name: 'Cuenco azul cobalto con cuchara', shortDescription: 'Medio litro: gazpacho, ensalada o el cereal de la mañana.', priceCents: 1450, stock: 12, pictures: ['cuenco-cobalto.webp'], isPopupStoreExclusive: false },
{
key: 'juego-sake', name: 'Botella y vaso de porcelana', shortDescription: 'Porcelana blanca con filete azul. Para sake, orujo o aceite del bueno.', priceCents: 2900, stock: 6, pictures: ['juego-sake.webp'], isPopupStoreExclusive: false },
{
key: 'plato-loza', name: 'Cubierto completo con plato de loza, 26 cm', shortDescription: 'Plato llano de borde ancho con tenedor y cuchillo de acero.', priceCents: 2400, stock: 16, pictures: ['plato-loza.webp'], isPopupStoreExclusive: false },
{
key: 'mano-fatima', name: 'Mano de Fátima vidriada', shortDescription: 'Azul de dos cocciones, con agujero para colgarla detrás de la puerta.', priceCents: 1500, stock: 9, pictures: ['mano-fatima.webp'], isPopupStoreExclusive: true },
{
key: 'ojo-vidrio', name: 'Ojo azul de vidrio fundido, 9 cm', shortDescription: 'Cuatro capas de vidrio de color, como se hacen desde siempre.', priceCents: 890, stock: 20, pictures: ['ojo-vidrio.webp'], isPopupStoreExclusive: false },
{
key: 'espejo-dorado', name: 'Espejo con marco dorado, 30 cm', shortDescription: 'Marco de escayola con pan de oro falso y luna biselada.', priceCents: 4400, stock: 2, pictures: ['espejo-dorado.webp'], isPopupStoreExclusive: false },
{
key: 'cubo-esmaltado', name: 'Cubo esmaltado azul con asa, 5 litros', shortDescription: 'Chapa esmaltada con asa de acero. Para la leña menuda o para el hielo.', priceCents: 2200, stock: 8, pictures: ['cubo-esmaltado.webp'], isPopupStoreExclusive: false }
] };
