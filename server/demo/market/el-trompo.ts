import type { DemoStore } from '../demo-market.types.ts';

export const elTrompo: DemoStore = {
key: 'el-trompo', slug: 'el-trompo', name: 'El Trompo', tagline: 'Juguetes que no se enchufan', description: 'Madera de haya, hojalata y trapo. Los juguetes se prueban en casa con tres sobrinos sin compasión, y solo se quedan los que siguen enteros en enero. Sin pilas, sin pantallas y sin instrucciones de veinte páginas.', template: 'vibrant', primaryColor: '#1F5FBF', secondaryColor: '#FFC93C', status: 'active', startsInHours: -51, endsInHours: 98, opensAtHour: 10, closesAtHour: 20, categories: ['Juguetes', 'Infantil'], tags: ['madera', 'hojalata', 'sin pilas'], producerKey: 'lola', ownerInfo: {
name: 'Juguetes El Trompo', description: 'Lola los busca y su hermano Curro los pinta, en Chiclana de la Frontera.', telephone: '+34 600 100 205' }, eventBanner: 'Sábado a las 12: taller de cometas, gratis con tu compra', heroPicture: 'el-trompo-hero.webp', logoPicture: 'el-trompo-logo.webp', products: [
{
key: 'oso-peluche', name: 'Oso de peluche cosido a mano', shortDescription: 'Mohair corto y relleno de lana. Ojos bordados, por si muerde alguien.', priceCents: 2900, stock: 12, pictures: ['oso-peluche.webp','oso-peluche-2.webp'], isPopupStoreExclusive: false },
{
key: 'munecas-rusas', name: 'Muñeca rusa de tilo, cinco piezas', shortDescription: 'Torneada y pintada a pincel. La pequeña cabe en un dedal.', priceCents: 2600, stock: 7, pictures: ['munecas-rusas.webp','munecas-rusas-2.webp'], isPopupStoreExclusive: false },
{
key: 'cometa-rombo', name: 'Cometa de rombo con cola de lazos', shortDescription: 'Tela de náilon y varilla de fibra. Vuela con brisa de playa.', priceCents: 1800, stock: 15, pictures: ['cometa-rombo.webp','cometa-rombo-2.webp'], isPopupStoreExclusive: false },
{
key: 'yoyo-morado', name: 'Yoyó de madera morado', shortDescription: 'Eje de acero y cordel de algodón de repuesto. Duerme de verdad.', priceCents: 750, stock: 34, pictures: ['yoyo-morado.webp'], isPopupStoreExclusive: false },
{
key: 'rompecabezas', name: 'Rompecabezas de madera, 48 piezas', shortDescription: 'Piezas gruesas y encaje justo. El dibujo es la huerta vista desde el aire.', priceCents: 1950, stock: 10, pictures: ['rompecabezas.webp'], isPopupStoreExclusive: false },
{
key: 'abaco-haya', name: 'Ábaco de haya de cinco varillas', shortDescription: 'Bolas de colores que corren finas. Para contar y para sonar.', priceCents: 2200, stock: 6, pictures: ['abaco-haya.webp'], isPopupStoreExclusive: false },
{
key: 'dado-gigante', name: 'Dados de madera, pareja', shortDescription: 'Cuatro centímetros de haya lacada. Puntos grabados, no pegados.', priceCents: 600, stock: 28, pictures: ['dado-gigante.webp'], isPopupStoreExclusive: false },
{
key: 'diana-corcho', name: 'Diana de corcho con dos dardos', shortDescription: 'Punta imantada: ni la puerta ni el gato sufren.', priceCents: 2400, stock: 5, pictures: ['diana-corcho.webp'], isPopupStoreExclusive: false },
{
key: 'coche-hojalata', name: 'Coche de hojalata rojo', shortDescription: 'Fricción, ruedas de goma y litografía de las de antes.', priceCents: 1700, stock: 13, pictures: ['coche-hojalata.webp','coche-hojalata-2.webp'], isPopupStoreExclusive: false },
{
key: 'locomotora', name: 'Locomotora de hojalata', shortDescription: 'Con ruedas que giran de verdad y chimenea que se quita. Hecha en Ibi.', priceCents: 3200, stock: 4, pictures: ['locomotora.webp','locomotora-2.webp'], isPopupStoreExclusive: false },
{
key: 'robot-hojalata', name: 'Cabeza de robot hucha', shortDescription: 'Traga monedas por arriba y se abre por detrás. De hojalata esmaltada.', priceCents: 2100, stock: 8, pictures: ['robot-hojalata.webp'], isPopupStoreExclusive: false },
{
key: 'cohete-madera', name: 'Cohete de madera desmontable', shortDescription: 'Siete piezas con imán. Sube a la Luna varias veces al día.', priceCents: 2300, stock: 9, pictures: ['cohete-madera.webp'], isPopupStoreExclusive: false },
{
key: 'velero-bano', name: 'Velero para la bañera', shortDescription: 'Casco de corcho y vela de algodón encerado. Flota derecho siempre.', priceCents: 1600, stock: 11, pictures: ['velero-bano.webp'], isPopupStoreExclusive: false },
{
key: 'dinosaurio-verde', name: 'Dinosaurio de caucho natural', shortDescription: 'Cuello largo, pinturas al agua y mordisco permitido.', priceCents: 1500, stock: 19, pictures: ['dinosaurio-verde.webp','dinosaurio-verde-2.webp'], isPopupStoreExclusive: false },
{
key: 'tambor-piel', name: 'Tambor con dos baquetas', shortDescription: 'Parche de piel y caja de haya. Pide perdón a los vecinos antes.', priceCents: 2700, stock: 3, pictures: ['tambor-piel.webp'], isPopupStoreExclusive: false },
{
key: 'pinata-burro', name: 'Piñata de papel de seda', shortDescription: 'Hecha a mano tira a tira. Se vende vacía: el relleno lo eliges tú.', priceCents: 2200, stock: 6, pictures: ['pinata-burro.webp'], isPopupStoreExclusive: true },
{
key: 'patin-bota', name: 'Patines de bota, del 30 al 38', shortDescription: 'Bota acolchada y ruedas blandas. Se cambian los frenos en un minuto.', priceCents: 5900, stock: 5, pictures: ['patin-bota.webp'], isPopupStoreExclusive: false }
] };
