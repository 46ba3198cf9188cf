import type { DemoStore } from '../demo-market.types.ts';

export const percal: DemoStore = {
key: 'percal', slug: 'percal', name: 'Percal', tagline: 'Ropa de tela buena, en tandas cortas', description: 'Lola corta en su casa de Cádiz y cosen cuatro vecinas. De cada prenda salen veinte o treinta y no se repiten. Lino, algodón y paño de fábricas de aquí; los botones son de tagua y las tallas, honradas.', template: 'fashion', primaryColor: '#9E1F3F', secondaryColor: '#F6D5CF', status: 'active', startsInHours: -90, endsInHours: 143, opensAtHour: 10, closesAtHour: 21, categories: ['Moda', 'Complementos'], tags: ['lino', 'hecho en cádiz', 'edición corta'], producerKey: 'lola', ownerInfo: {
name: 'Lola Jiménez Cano', description: 'Modista. Aprendió con su tía en la calle Feria y no ha parado desde entonces.', telephone: '+34 600 100 204' }, eventBanner: 'Arreglos de bajo en el acto: ven con el zapato que vas a llevar', heroPicture: 'percal-hero.webp', logoPicture: 'percal-logo.webp', products: [
{
key: 'vestido-mar', name: 'Vestido de lino azul mar', shortDescription: 'Tirante fino, falda al bies y bolsillos de verdad. De la 36 a la 46.', priceCents: 7900, stock: 6, pictures: ['vestido-mar.webp','vestido-mar-2.webp'], isPopupStoreExclusive: false },
{
key: 'vestido-teja', name: 'Vestido de lino teja', shortDescription: 'El mismo patrón en el color de los tejados a las siete de la tarde.', priceCents: 7900, stock: 3, pictures: ['vestido-teja.webp'], isPopupStoreExclusive: false },
{
key: 'kimono-algodon', name: 'Kimono de algodón estampado', shortDescription: 'Estampado a mano con taco de madera y cinturón ancho. Talla única.', priceCents: 6400, stock: 5, pictures: ['kimono-algodon.webp','kimono-algodon-2.webp'], isPopupStoreExclusive: true },
{
key: 'blusa-rosa', name: 'Blusa de popelín rosa', shortDescription: 'Manga corta con vuelo y escote en pico. Se plancha sola casi.', priceCents: 4200, stock: 12, pictures: ['blusa-rosa.webp'], isPopupStoreExclusive: false },
{
key: 'camiseta-rayas', name: 'Camiseta de algodón verde huerta', shortDescription: 'Algodón grueso peinado, franja clara al pecho. No se da de sí.', priceCents: 2400, stock: 20, pictures: ['camiseta-rayas.webp'], isPopupStoreExclusive: false },
{
key: 'vaquero-recto', name: 'Vaquero recto azul claro', shortDescription: 'Tiro alto, pierna recta y tela sin elástico. Mejora cada invierno.', priceCents: 5900, stock: 15, pictures: ['vaquero-recto.webp'], isPopupStoreExclusive: false },
{
key: 'abrigo-camel', name: 'Abrigo corto de paño camel', shortDescription: 'Lana de Béjar, forro de viscosa y botón de tagua.', priceCents: 14900, stock: 2, pictures: ['abrigo-camel.webp'], isPopupStoreExclusive: false },
{
key: 'bufanda-roja', name: 'Bufanda de lana roja', shortDescription: 'Lana merina hilada en Ávila. Dos metros: da para dos vueltas.', priceCents: 3200, stock: 14, pictures: ['bufanda-roja.webp','bufanda-roja-2.webp'], isPopupStoreExclusive: false },
{
key: 'bufanda-mostaza', name: 'Bufanda de lana mostaza', shortDescription: 'La misma lana, teñida con gualda. Cada baño sale distinto.', priceCents: 3200, stock: 9, pictures: ['bufanda-mostaza.webp'], isPopupStoreExclusive: false },
{
key: 'guantes-punto', name: 'Guantes de punto morados', shortDescription: 'Puño largo y punto doble. Se puede usar el móvil sin quitárselos.', priceCents: 1900, stock: 16, pictures: ['guantes-punto.webp'], isPopupStoreExclusive: false },
{
key: 'calcetines-rayas', name: 'Calcetines de algodón bicolor', shortDescription: 'Talón reforzado y puntera cosida a mano. Del 36 al 45.', priceCents: 900, stock: 42, pictures: ['calcetines-rayas.webp'], isPopupStoreExclusive: false },
{
key: 'sombrero-paja', name: 'Sombrero de paja con lazo rojo', shortDescription: 'Paja trenzada a mano en Ibiza, ala ancha y lazo que se cambia.', priceCents: 3600, stock: 8, pictures: ['sombrero-paja.webp','sombrero-paja-2.webp'], isPopupStoreExclusive: false },
{
key: 'gorra-azul', name: 'Gorra de sarga azul', shortDescription: 'Visera curva y cierre de hebilla. Sin logotipo, a propósito.', priceCents: 2200, stock: 18, pictures: ['gorra-azul.webp'], isPopupStoreExclusive: false },
{
key: 'gafas-sol', name: 'Gafas de sol de acetato', shortDescription: 'Montura negra pulida a mano y cristal con filtro total.', priceCents: 4900, stock: 7, pictures: ['gafas-sol.webp','gafas-sol-2.webp'], isPopupStoreExclusive: false },
{
key: 'abanico-rojo', name: 'Abanico rojo de madera de peral', shortDescription: 'Varillas caladas y tela de algodón. Se abre con un golpe de muñeca.', priceCents: 2800, stock: 10, pictures: ['abanico-rojo.webp','abanico-rojo-2.webp'], isPopupStoreExclusive: true },
{
key: 'paraguas-largo', name: 'Paraguas morado con puño curvo', shortDescription: 'Ocho varillas de fibra y puño de castaño. Aguanta la tramontana.', priceCents: 3400, stock: 6, pictures: ['paraguas-largo.webp'], isPopupStoreExclusive: false },
{
key: 'monedero-boquilla', name: 'Monedero de boquilla fucsia', shortDescription: 'Piel suave y cierre de clic. Caben las llaves y los secretos.', priceCents: 1600, stock: 22, pictures: ['monedero-boquilla.webp'], isPopupStoreExclusive: false },
{
key: 'bolso-dos-tonos', name: 'Bolso de mano en dos tonos', shortDescription: 'Piel de vacuno curtida en Ubrique, asa rígida y forro de algodón.', priceCents: 8900, stock: 3, pictures: ['bolso-dos-tonos.webp','bolso-dos-tonos-2.webp'], isPopupStoreExclusive: false },
{
key: 'bailarinas-azul', name: 'Bailarinas de ante azul', shortDescription: 'Suela cosida y plantilla blanda. Vuelven en primavera, palabra.', priceCents: 5400, stock: 0, pictures: ['bailarinas-azul.webp'], isPopupStoreExclusive: false },
{
key: 'botin-rojo', name: 'Botín de piel rojo', shortDescription: 'Hecho en Elda, tacón ancho de seis centímetros y cremallera atrás.', priceCents: 9800, stock: 4, pictures: ['botin-rojo.webp'], isPopupStoreExclusive: false }
] };
