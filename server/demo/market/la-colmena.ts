import type { DemoStore } from '../demo-market.types.ts';

export const laColmena: DemoStore = {
key: 'la-colmena', slug: 'la-colmena', name: 'La Colmena', tagline: 'Miel cruda y despensa de temporada', description: 'Amparo y su hermano mueven cuarenta colmenas entre La Alcarria y la huerta de Valencia según lo que florece. La miel se castra en frío y se envasa el mismo día, sin calentarla ni mezclarla. En la despensa hay lo que sobró del verano: mermeladas, encurtidos y tomate, hechos en perol pequeño.', template: 'elegant', primaryColor: '#7A4A0F', secondaryColor: '#F2C14E', status: 'active', startsInHours: -43, endsInHours: 5, opensAtHour: 9, closesAtHour: null, categories: ['Alimentación', 'Miel', 'Conservas'], tags: ['miel cruda', 'artesano', 'sin azúcar añadido', 'valencia'], producerKey: 'amparo', ownerInfo: {
name: 'Amparo Ferrer Llopis', description: 'Apicultora de tercera generación en Requena. Atiende ella misma el puesto.', telephone: '+34 600 100 201' }, eventBanner: 'Última tarde: lo que queda, en la mesa hasta cerrar', heroPicture: 'la-colmena-hero.webp', logoPicture: 'la-colmena-logo.webp', products: [
{
key: 'miel-romero', name: 'Miel de romero de la Alcarria, 500 g', shortDescription: 'Clara, de cristal fino y sabor suave. Cosecha de abril, cruda y sin filtrar.', priceCents: 950, stock: 24, pictures: ['miel-romero.webp','miel-romero-2.webp'], isPopupStoreExclusive: false },
{
key: 'miel-azahar', name: 'Miel de azahar de Valencia, 500 g', shortDescription: 'Las colmenas pasan marzo entre naranjos: huele a flor nada más abrir el tarro.', priceCents: 990, stock: 18, pictures: ['miel-azahar.webp'], isPopupStoreExclusive: false },
{
key: 'miel-castano', name: 'Miel de castaño de El Bierzo, 500 g', shortDescription: 'Oscura, con un punto amargo que pide queso. La última partida del año.', priceCents: 1050, stock: 3, pictures: ['miel-castano.webp'], isPopupStoreExclusive: false },
{
key: 'mermelada-naranja', name: 'Mermelada de naranja amarga, 260 g', shortDescription: 'Naranja de los árboles de la calle, corte grueso y poca azúcar.', priceCents: 480, stock: 30, pictures: ['mermelada-naranja.webp','mermelada-naranja-2.webp'], isPopupStoreExclusive: false },
{
key: 'mermelada-fresa', name: 'Mermelada de fresón de Palos, 260 g', shortDescription: 'Setenta por ciento de fruta. Se nota la pepita y sabe a merienda.', priceCents: 460, stock: 26, pictures: ['mermelada-fresa.webp'], isPopupStoreExclusive: false },
{
key: 'mermelada-arandano', name: 'Mermelada de arándano silvestre, 260 g', shortDescription: 'Arándano pequeño de los Picos, cocido con su propia manzana.', priceCents: 560, stock: 12, pictures: ['mermelada-arandano.webp'], isPopupStoreExclusive: false },
{
key: 'mermelada-melocoton', name: 'Melocotón de Calanda en conserva, 400 g', shortDescription: 'Mitades enteras en almíbar ligero, embolsadas en el árbol una a una.', priceCents: 690, stock: 14, pictures: ['mermelada-melocoton.webp'], isPopupStoreExclusive: false },
{
key: 'tomate-frito', name: 'Tomate frito de perol, 350 g', shortDescription: 'Tomate pera, aceite de oliva y tres horas de fuego lento. Nada más.', priceCents: 390, stock: 40, pictures: ['tomate-frito.webp','tomate-frito-2.webp'], isPopupStoreExclusive: false },
{
key: 'aceitunas-manzanilla', name: 'Aceitunas manzanilla aliñadas, 370 g', shortDescription: 'Machacadas, con ajo, tomillo y cáscara de naranja.', priceCents: 450, stock: 22, pictures: ['aceitunas-manzanilla.webp'], isPopupStoreExclusive: false },
{
key: 'pimientos-asados', name: 'Pimientos asados a la leña, 340 g', shortDescription: 'Pelados a mano, en tiras y en su jugo. Con un huevo frito, cena resuelta.', priceCents: 620, stock: 9, pictures: ['pimientos-asados.webp'], isPopupStoreExclusive: false },
{
key: 'guindillas-ibarra', name: 'Guindillas dulces encurtidas, 200 g', shortDescription: 'Finas, verdes por dentro y en vinagre de vino blanco. Pican lo justo.', priceCents: 420, stock: 16, pictures: ['guindillas-ibarra.webp'], isPopupStoreExclusive: false },
{
key: 'crema-cacahuete', name: 'Crema de cacahuete de la huerta, 300 g', shortDescription: 'Cacahuete del collaret tostado y molido en piedra, con una pizca de sal.', priceCents: 540, stock: 11, pictures: ['crema-cacahuete.webp'], isPopupStoreExclusive: false },
{
key: 'ajo-morado', name: 'Ajo morado de Las Pedroñeras, tres cabezas', shortDescription: 'Del año, seco y apretado. Aguanta en la despensa hasta la primavera.', priceCents: 320, stock: 35, pictures: ['ajo-morado.webp'], isPopupStoreExclusive: false },
{
key: 'flor-de-sal', name: 'Flor de sal de Santa Pola, 125 g', shortDescription: 'Recogida a mano en la salina al caer la tarde. Salero de cristal incluido.', priceCents: 580, stock: 2, pictures: ['flor-de-sal.webp'], isPopupStoreExclusive: false },
{
key: 'vela-cera', name: 'Vela de cera de abeja, 12 cm', shortDescription: 'Cera de nuestras colmenas, mecha de algodón. Arde unas quince horas.', priceCents: 850, stock: 15, pictures: ['vela-cera.webp','vela-cera-2.webp'], isPopupStoreExclusive: true },
{
key: 'cesta-colmena', name: 'Cesta de la Colmena, para regalar', shortDescription: 'Miel de romero, dos mermeladas y una vela en cesta de mimbre que se queda contigo.', priceCents: 3400, stock: 6, pictures: ['cesta-colmena.webp','cesta-colmena-2.webp'], isPopupStoreExclusive: true }
] };
