import type { DemoStore } from '../demo-market.types.ts';

export const sonYMadera: DemoStore = {
key: 'son-y-madera', slug: 'son-y-madera', name: 'Son y Madera', tagline: 'Instrumentos de segunda mano, afinados', description: 'Íñigo compra a músicos que cambian y revende ya ajustado: cuerdas nuevas, cejuelas niveladas, zapatillas cambiadas. Se puede probar en el puesto todo lo que quieras, menos el acordeón antes de las once.', template: 'professional', primaryColor: '#5A3216', secondaryColor: '#F0C987', status: 'paused', startsInHours: -30, endsInHours: 130, opensAtHour: 10, closesAtHour: 20, categories: ['Música', 'Vintage'], tags: ['instrumentos', 'lutier', 'segunda mano'], producerKey: 'inigo', ownerInfo: {
name: 'Íñigo Garmendia Ruiz', description: 'Toca el violín regular y lo arregla muy bien.', telephone: '+34 600 100 210' }, eventBanner: 'Volvemos en cuanto llegue el camión del lutier', heroPicture: 'son-y-madera-hero.webp', logoPicture: 'son-y-madera-logo.webp', products: [
{
key: 'guitarra-electrica', name: 'Guitarra eléctrica roja y blanca', shortDescription: 'Mástil de arce, pastillas revisadas y cuerdas del diez.', priceCents: 24500, stock: 1, pictures: ['guitarra-electrica.webp','guitarra-electrica-2.webp'], isPopupStoreExclusive: false },
{
key: 'violin-estudio', name: 'Violín de estudio 4/4', shortDescription: 'Tapa de abeto, arco encerado y estuche rígido.', priceCents: 18900, stock: 2, pictures: ['violin-estudio.webp','violin-estudio-2.webp'], isPopupStoreExclusive: false },
{
key: 'saxo-alto', name: 'Saxofón alto lacado', shortDescription: 'Zapatillas nuevas, boquilla de ebonita y correa.', priceCents: 39000, stock: 1, pictures: ['saxo-alto.webp'], isPopupStoreExclusive: false },
{
key: 'trompeta-oro', name: 'Trompeta en si bemol', shortDescription: 'Pistones suaves y baño lacado. Con sordina de regalo.', priceCents: 21000, stock: 2, pictures: ['trompeta-oro.webp'], isPopupStoreExclusive: false },
{
key: 'banjo-cinco', name: 'Banjo de cinco cuerdas', shortDescription: 'Parche nuevo y puente nivelado. Suena a porche.', priceCents: 17500, stock: 1, pictures: ['banjo-cinco.webp'], isPopupStoreExclusive: false },
{
key: 'acordeon-rojo', name: 'Acordeón rojo de 48 bajos', shortDescription: 'Fuelle sin fugas y lengüetas afinadas en Mondragón.', priceCents: 46000, stock: 1, pictures: ['acordeon-rojo.webp'], isPopupStoreExclusive: false },
{
key: 'flauta-madera', name: 'Flauta de pico de peral', shortDescription: 'Digitación barroca, funda de tela y aceite para cuidarla.', priceCents: 5900, stock: 5, pictures: ['flauta-madera.webp'], isPopupStoreExclusive: false },
{
key: 'tambor-africano', name: 'Yembé de madera y piel de cabra', shortDescription: 'Tallado de una pieza, sesenta centímetros y mucho grave.', priceCents: 12900, stock: 3, pictures: ['tambor-africano.webp'], isPopupStoreExclusive: false }
] };
