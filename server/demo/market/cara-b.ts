import type { DemoStore } from '../demo-market.types.ts';

export const caraB: DemoStore = {
key: 'cara-b', slug: 'cara-b', name: 'Cara B', tagline: 'Aparatos con historia, revisados y con garantía', description: 'Rescatamos radios, cámaras y consolas de pisos que se vacían, las abrimos, las limpiamos y las dejamos funcionando. Cada aparato lleva su ficha: de dónde viene, qué se le ha cambiado y seis meses de garantía. Si no suena como debe, no sale a la mesa.', template: 'tech', primaryColor: '#FF7A4D', secondaryColor: '#161B2E', status: 'active', startsInHours: -27, endsInHours: 219, opensAtHour: 10, closesAtHour: 21, categories: ['Vintage', 'Tecnología', 'Música'], tags: ['retro', 'años 80', 'reparado', 'segunda vida'], producerKey: 'inigo', ownerInfo: {
name: 'Taller Cara B', description: 'Íñigo repara y Maite cataloga. Puesto fijo en el rastro hasta que se jubile el último vecino.', telephone: '+34 600 100 203' }, eventBanner: 'Trae tu aparato: diagnóstico gratis mientras dure la tienda', heroPicture: 'cara-b-hero.webp', logoPicture: 'cara-b-logo.webp', products: [
{
key: 'radio-transistor', name: 'Radio de transistores de 1968', shortDescription: 'FM y onda media, condensadores nuevos y dial que vuelve a iluminarse.', priceCents: 5900, stock: 2, pictures: ['radio-transistor.webp','radio-transistor-2.webp'], isPopupStoreExclusive: false },
{
key: 'televisor-portatil', name: 'Televisor portátil de antena, 14 pulgadas', shortDescription: 'Funciona con adaptador de TDT, que va incluido. Color subido, como debe ser.', priceCents: 12000, stock: 1, pictures: ['televisor-portatil.webp'], isPopupStoreExclusive: false },
{
key: 'camara-reflex', name: 'Cámara réflex de 35 mm con objetivo de 50', shortDescription: 'Obturador ajustado, fotómetro exacto y espumas cambiadas.', priceCents: 14500, stock: 3, pictures: ['camara-reflex.webp','camara-reflex-2.webp'], isPopupStoreExclusive: false },
{
key: 'camara-compacta', name: 'Cámara compacta con flash, años 80', shortDescription: 'De las de llevar a la boda. Enfoque automático y flash que carga en cinco segundos.', priceCents: 4900, stock: 6, pictures: ['camara-compacta.webp'], isPopupStoreExclusive: false },
{
key: 'tomavistas', name: 'Tomavistas Super 8 con dos bobinas', shortDescription: 'Motor engrasado y óptica limpia. Te explicamos dónde revelar.', priceCents: 8900, stock: 2, pictures: ['tomavistas.webp'], isPopupStoreExclusive: false },
{
key: 'proyector-cine', name: 'Proyector de cine doméstico', shortDescription: 'Correas y lámpara nuevas. Con bobina vacía y cable original.', priceCents: 16500, stock: 1, pictures: ['proyector-cine.webp'], isPopupStoreExclusive: false },
{
key: 'videocamara', name: 'Videocámara compacta con visor', shortDescription: 'Batería recambiada y cinta de prueba. Graba con ese color que ahora se imita.', priceCents: 6900, stock: 3, pictures: ['videocamara.webp'], isPopupStoreExclusive: false },
{
key: 'cinta-vhs', name: 'Cintas de vídeo vírgenes, pack de tres', shortDescription: 'Precintadas, de 180 minutos. También para forrar la estantería.', priceCents: 900, stock: 25, pictures: ['cinta-vhs.webp'], isPopupStoreExclusive: false },
{
key: 'disquetes', name: 'Disquetes de tres y medio, pack de tres', shortDescription: 'Formateados y comprobados. Caben 1,44 megas de nostalgia.', priceCents: 600, stock: 40, pictures: ['disquetes.webp'], isPopupStoreExclusive: false },
{
key: 'disco-compacto', name: 'Compacto «Verbena del 92»', shortDescription: 'Pasodobles, rumbas y una lenta para acabar. Caja sin rayas.', priceCents: 700, stock: 14, pictures: ['disco-compacto.webp'], isPopupStoreExclusive: false },
{
key: 'palanca-arcade', name: 'Palanca de mando arcade', shortDescription: 'Microinterruptores nuevos, salida USB y ventosas que agarran.', priceCents: 3400, stock: 8, pictures: ['palanca-arcade.webp','palanca-arcade-2.webp'], isPopupStoreExclusive: false },
{
key: 'mando-consola', name: 'Mando de consola restaurado', shortDescription: 'Gomas y batería cambiadas. Sirve también para el ordenador.', priceCents: 2950, stock: 10, pictures: ['mando-consola.webp'], isPopupStoreExclusive: false },
{
key: 'auriculares-diadema', name: 'Auriculares de diadema plateados', shortDescription: 'Almohadillas nuevas de espuma y cable de tres metros con clavija gruesa.', priceCents: 4500, stock: 7, pictures: ['auriculares-diadema.webp','auriculares-diadema-2.webp'], isPopupStoreExclusive: false },
{
key: 'microfono-estudio', name: 'Micrófono de sobremesa con pie', shortDescription: 'Cápsula limpia y rejilla cromada. Quedó en una emisora que cerró en 1994.', priceCents: 8500, stock: 2, pictures: ['microfono-estudio.webp'], isPopupStoreExclusive: false },
{
key: 'telefono-rojo', name: 'Teléfono de teclas rojo', shortDescription: 'Da línea con la fibra de hoy y suena con timbre de verdad.', priceCents: 5500, stock: 4, pictures: ['telefono-rojo.webp','telefono-rojo-2.webp'], isPopupStoreExclusive: false },
{
key: 'telefono-verde', name: 'Teléfono de teclas verde agua', shortDescription: 'El color que había en la cocina de tu abuela. Timbre ajustable.', priceCents: 5200, stock: 0, pictures: ['telefono-verde.webp'], isPopupStoreExclusive: false },
{
key: 'bola-espejos', name: 'Bola de espejos, 20 cm', shortDescription: 'Cristal pegado a mano, con motor de pilas. Solo falta la música.', priceCents: 2600, stock: 9, pictures: ['bola-espejos.webp'], isPopupStoreExclusive: false },
{
key: 'despertador-campanas', name: 'Despertador de dos campanas', shortDescription: 'De cuerda. No tiene botón de posponer y eso es lo bueno.', priceCents: 2400, stock: 11, pictures: ['despertador-campanas.webp'], isPopupStoreExclusive: false },
{
key: 'reloj-sobremesa', name: 'Reloj de sobremesa de nogal', shortDescription: 'Máquina revisada, toca las horas y las medias. Ocho días de cuerda.', priceCents: 7500, stock: 1, pictures: ['reloj-sobremesa.webp'], isPopupStoreExclusive: false }
] };
