import type { DemoStore } from '../demo-market.types.ts';

export const hornoRosario: DemoStore = {
key: 'horno-rosario', slug: 'horno-rosario', name: 'Horno de Rosario', tagline: 'Pan de leña y dulces de toda la vida', description: 'Un horno moruno de 1890 que se enciende a las tres de la mañana. Rosario amasa con masa madre y harina de Jalance; sus nietas llevan los dulces. Se hornea lo que se encarga y un poco más.', template: 'vibrant', primaryColor: '#B23A1E', secondaryColor: '#F8D98B', status: 'scheduled', startsInHours: 20, endsInHours: 92, opensAtHour: null, closesAtHour: 14, categories: ['Alimentación', 'Panadería'], tags: ['masa madre', 'leña', 'dulces'], producerKey: 'amparo', ownerInfo: {
name: 'Rosario Ferrer Mahiques', description: 'Panadera desde los quince. La tía de Amparo, para más señas.', telephone: '+34 600 100 207' }, eventBanner: 'Abrimos con la primera hornada: reserva tu hogaza', heroPicture: 'horno-rosario-hero.webp', logoPicture: 'horno-rosario-logo.webp', products: [
{
key: 'pan-molde', name: 'Pan de molde de masa madre, 800 g', shortDescription: 'Corteza fina y miga húmeda. Dura una semana envuelto en un trapo.', priceCents: 480, stock: 20, pictures: ['pan-molde.webp','pan-molde-2.webp'], isPopupStoreExclusive: false },
{
key: 'barra-lena', name: 'Barra de leña', shortDescription: 'Doble fermentación y solera de barro. Cruje hasta la noche.', priceCents: 160, stock: 60, pictures: ['barra-lena.webp'], isPopupStoreExclusive: false },
{
key: 'croissant-manteca', name: 'Cruasán de mantequilla, tres piezas', shortDescription: 'Veinticuatro horas de hojaldre y mantequilla de Soria.', priceCents: 540, stock: 30, pictures: ['croissant-manteca.webp','croissant-manteca-2.webp'], isPopupStoreExclusive: false },
{
key: 'rosquillas-listas', name: 'Rosquillas listas y glaseadas', shortDescription: 'Unas con baño rosa y otras con sésamo. Media docena.', priceCents: 420, stock: 25, pictures: ['rosquillas-listas.webp'], isPopupStoreExclusive: false },
{
key: 'lazo-salado', name: 'Lazo salado de anís', shortDescription: 'Masa tierna, sal gorda y un recuerdo de matalahúva.', priceCents: 220, stock: 24, pictures: ['lazo-salado.webp'], isPopupStoreExclusive: false },
{
key: 'galletas-chocolate', name: 'Galletas de chocolate, docena', shortDescription: 'Chocolate de Sueca en trozos y harina de almendra.', priceCents: 680, stock: 18, pictures: ['galletas-chocolate.webp','galletas-chocolate-2.webp'], isPopupStoreExclusive: false },
{
key: 'rosco-chocolate', name: 'Rosco de chocolate con fideos', shortDescription: 'Frito en aceite limpio y bañado en chocolate del día.', priceCents: 190, stock: 32, pictures: ['rosco-chocolate.webp'], isPopupStoreExclusive: false },
{
key: 'empanadilla-pisto', name: 'Empanadillas de pisto, cuatro', shortDescription: 'Pisto de casa, masa de aceite y repulgue a mano.', priceCents: 600, stock: 16, pictures: ['empanadilla-pisto.webp'], isPopupStoreExclusive: false },
{
key: 'tarta-fresa', name: 'Porción de tarta de nata y fresa', shortDescription: 'Bizcocho de yogur, nata montada al momento y una fresa de Palos.', priceCents: 420, stock: 10, pictures: ['tarta-fresa.webp'], isPopupStoreExclusive: false },
{
key: 'tarta-fiesta', name: 'Tarta de cumpleaños, ocho raciones', shortDescription: 'Con velas y por encargo. Dinos el nombre y lo escribimos.', priceCents: 2800, stock: 2, pictures: ['tarta-fiesta.webp'], isPopupStoreExclusive: true },
{
key: 'flan-huevo', name: 'Flan de huevo, dos unidades', shortDescription: 'Huevo de corral, leche fresca y caramelo bien tostado.', priceCents: 360, stock: 22, pictures: ['flan-huevo.webp'], isPopupStoreExclusive: false },
{
key: 'magdalena-rosa', name: 'Magdalenas con copete, dos', shortDescription: 'Aceite de oliva y merengue de fresa por encima.', priceCents: 340, stock: 20, pictures: ['magdalena-rosa.webp'], isPopupStoreExclusive: false },
{
key: 'tableta-chocolate', name: 'Tableta de chocolate a la taza, 200 g', shortDescription: 'Cacao al setenta por ciento molido en piedra en Sueca.', priceCents: 450, stock: 28, pictures: ['tableta-chocolate.webp'], isPopupStoreExclusive: false }
] };
