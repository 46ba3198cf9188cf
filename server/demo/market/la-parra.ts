import type { DemoStore } from '../demo-market.types.ts';

export const laParra: DemoStore = {
key: 'la-parra', slug: 'la-parra', name: 'La Parra', tagline: 'Queso, aceituna y lo que se bebe con ello', description: 'Dos veces al año vaciamos la bodega de Amparo y la quesería de sus primos en Requena. Cuñas al corte, vermut de la casa y cava de la última añada. Se puede probar todo antes de llevarlo.', template: 'elegant', primaryColor: '#6B1F3A', secondaryColor: '#EBCF9F', status: 'ended', startsInHours: -120, endsInHours: -24, opensAtHour: 11, closesAtHour: 20, categories: ['Alimentación', 'Quesos', 'Bebidas'], tags: ['queso curado', 'vermut', 'requena'], producerKey: 'amparo', ownerInfo: {
name: 'Bodega La Parra', description: 'Amparo Ferrer y sus primos, en una bodega de 1912.', telephone: '+34 600 100 209' }, eventBanner: 'Gracias por venir: volvemos con la vendimia', heroPicture: 'la-parra-hero.webp', logoPicture: 'la-parra-logo.webp', products: [
{
key: 'queso-oveja', name: 'Queso curado de oveja, cuña de 350 g', shortDescription: 'Leche cruda, ocho meses de cueva y corteza de aceite.', priceCents: 1190, stock: 14, pictures: ['queso-oveja.webp','queso-oveja-2.webp'], isPopupStoreExclusive: false },
{
key: 'queso-mahon', name: 'Queso de Mahón semicurado, cuña de 300 g', shortDescription: 'Corteza de pimentón y aceite, pasta firme y salada.', priceCents: 980, stock: 10, pictures: ['queso-mahon.webp'], isPopupStoreExclusive: false },
{
key: 'vino-bobal', name: 'Vino bobal de viña vieja, 75 cl', shortDescription: 'Cepas de sesenta años, doce meses en tinaja. Para platos de cuchara.', priceCents: 1150, stock: 24, pictures: ['vino-bobal.webp'], isPopupStoreExclusive: false },
{
key: 'cava-brut', name: 'Cava brut nature de Requena, 75 cl', shortDescription: 'Treinta meses en rima, burbuja fina y cero azúcar.', priceCents: 1290, stock: 18, pictures: ['cava-brut.webp','cava-brut-2.webp'], isPopupStoreExclusive: false },
{
key: 'vermut-casa', name: 'Vermut de la casa, 1 litro', shortDescription: 'Ajenjo, naranja y canela. Con hielo y una aceituna.', priceCents: 990, stock: 3, pictures: ['vermut-casa.webp'], isPopupStoreExclusive: false },
{
key: 'cerveza-artesana', name: 'Cerveza artesana rubia, pack de seis', shortDescription: 'Malta de Soria y lúpulo de León. Sin filtrar.', priceCents: 1380, stock: 12, pictures: ['cerveza-artesana.webp'], isPopupStoreExclusive: false },
{
key: 'aceituna-gordal', name: 'Aceituna gordal rellena, 400 g', shortDescription: 'Rellenas de pimiento una a una. Se acaban el domingo.', priceCents: 520, stock: 26, pictures: ['aceituna-gordal.webp'], isPopupStoreExclusive: false },
{
key: 'uva-moscatel', name: 'Uva moscatel, 1 kg', shortDescription: 'De la parra que da nombre a la casa. Dulce y de piel fina.', priceCents: 390, stock: 15, pictures: ['uva-moscatel.webp'], isPopupStoreExclusive: false },
{
key: 'fondue-esmaltada', name: 'Fondue esmaltada roja para seis', shortDescription: 'Hierro esmaltado con hornillo y dos pinchos. Para los quesos que sobren.', priceCents: 4600, stock: 4, pictures: ['fondue-esmaltada.webp'], isPopupStoreExclusive: false }
] };
