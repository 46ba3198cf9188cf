import type { DemoStore } from '../demo-market.types.ts';

export const tintaFina: DemoStore = {
key: 'tinta-fina', slug: 'tinta-fina', name: 'Tinta Fina', tagline: 'Papel, plumas y herramientas de escribir', description: 'Cuadernos cosidos en una imprenta de Xàtiva que sigue usando la prensa de 1931. Papel que no traspasa, lápices que se pueden afilar hasta el final y plumas que se prueban antes de comprarlas. Grabamos iniciales sin cobrar.', template: 'professional', primaryColor: '#1F4E5F', secondaryColor: '#F0E3C0', status: 'active', startsInHours: -120, endsInHours: 290, opensAtHour: 9, closesAtHour: 20, categories: ['Papelería', 'Regalos'], tags: ['cuadernos', 'plumas', 'imprenta'], producerKey: 'lola', ownerInfo: {
name: 'Imprenta Tinta Fina', description: 'Tercera mudanza, la misma prensa. Encuadernan Lola y don Ramiro.', telephone: '+34 600 100 206' }, eventBanner: 'Iniciales grabadas en tu cuaderno mientras esperas', heroPicture: 'tinta-fina-hero.webp', logoPicture: 'tinta-fina-logo.webp', products: [
{
key: 'cuaderno-negro', name: 'Cuaderno negro con goma, A5', shortDescription: '192 páginas de 90 gramos, cosidas. Se abre plano desde el primer día.', priceCents: 1490, stock: 38, pictures: ['cuaderno-negro.webp','cuaderno-negro-2.webp'], isPopupStoreExclusive: false },
{
key: 'cuaderno-confeti', name: 'Cuaderno de tapa confeti, A5', shortDescription: 'Papel liso, cubierta con serigrafía de siete tintas sobrantes.', priceCents: 1350, stock: 24, pictures: ['cuaderno-confeti.webp'], isPopupStoreExclusive: false },
{
key: 'cuaderno-anillas', name: 'Cuaderno de anillas amarillo', shortDescription: 'Microperforado y con guía de puntos debajo. Sesenta hojas.', priceCents: 850, stock: 44, pictures: ['cuaderno-anillas.webp'], isPopupStoreExclusive: false },
{
key: 'libro-granate', name: 'Diario granate de tapa dura', shortDescription: 'Cabezadas de tela y cinta de registro. Para escribir poco y bien.', priceCents: 2200, stock: 9, pictures: ['libro-granate.webp'], isPopupStoreExclusive: false },
{
key: 'libro-verde', name: 'Libro de visitas verde', shortDescription: 'Papel verjurado de 140 gramos. Bodas, casas rurales y bares con solera.', priceCents: 2600, stock: 5, pictures: ['libro-verde.webp'], isPopupStoreExclusive: false },
{
key: 'trio-cuadernos', name: 'Trío de cuadernos de bolsillo', shortDescription: 'Verde, rosa y azul, 48 páginas cada uno. Caben en el bolsillo de atrás.', priceCents: 1200, stock: 21, pictures: ['trio-cuadernos.webp'], isPopupStoreExclusive: false },
{
key: 'boligrafo-azul', name: 'Bolígrafo de latón lacado', shortDescription: 'Pesa lo justo y usa recambio corriente. Clip con muelle.', priceCents: 1800, stock: 26, pictures: ['boligrafo-azul.webp'], isPopupStoreExclusive: false },
{
key: 'pluma-azul', name: 'Pluma estilográfica azul', shortDescription: 'Plumín medio de acero, cargador de émbolo y tinta de muestra.', priceCents: 3900, stock: 7, pictures: ['pluma-azul.webp','pluma-azul-2.webp'], isPopupStoreExclusive: false },
{
key: 'plumin-caligrafia', name: 'Plumín de caligrafía con palillero', shortDescription: 'Punta flexible para inglesa. Viene con dos plumines de recambio.', priceCents: 1450, stock: 12, pictures: ['plumin-caligrafia.webp'], isPopupStoreExclusive: false },
{
key: 'lapiz-naranja', name: 'Lápices de cedro, caja de seis', shortDescription: 'HB con goma. Cedro que huele al sacar punta.', priceCents: 690, stock: 50, pictures: ['lapiz-naranja.webp','lapiz-naranja-2.webp'], isPopupStoreExclusive: false },
{
key: 'pincel-acuarela', name: 'Pincel de acuarela, número 8', shortDescription: 'Pelo sintético que retiene agua y mango lacado en rojo.', priceCents: 950, stock: 18, pictures: ['pincel-acuarela.webp'], isPopupStoreExclusive: false },
{
key: 'cera-verde', name: 'Ceras blandas, caja de doce', shortDescription: 'Pigmento intenso y vaina de papel. No manchan los dedos apenas.', priceCents: 780, stock: 23, pictures: ['cera-verde.webp'], isPopupStoreExclusive: false },
{
key: 'paleta-oleo', name: 'Paleta de madera con colores', shortDescription: 'Peral aceitado y cinco tubos pequeños para empezar.', priceCents: 2700, stock: 4, pictures: ['paleta-oleo.webp'], isPopupStoreExclusive: false },
{
key: 'tijeras-rojas', name: 'Tijeras de papel, 18 cm', shortDescription: 'Acero de Solsona y ojos rojos cómodos. Cortan hasta la punta.', priceCents: 1250, stock: 16, pictures: ['tijeras-rojas.webp'], isPopupStoreExclusive: false },
{
key: 'regla-cartabon', name: 'Regla y cartabón de aluminio', shortDescription: 'Grabado láser que no se borra y canto para cúter.', priceCents: 990, stock: 20, pictures: ['regla-cartabon.webp'], isPopupStoreExclusive: false },
{
key: 'sobres-lacre', name: 'Sobres con corazón de lacre, diez', shortDescription: 'Papel de algodón y lacre puesto a mano. Para cartas que importan.', priceCents: 890, stock: 3, pictures: ['sobres-lacre.webp'], isPopupStoreExclusive: true },
{
key: 'lupa-lectura', name: 'Lupa de lectura con mango', shortDescription: 'Cristal de 75 mm, tres aumentos. Para el mapa y la letra pequeña.', priceCents: 1700, stock: 8, pictures: ['lupa-lectura.webp'], isPopupStoreExclusive: false },
{
key: 'mapa-plegable', name: 'Mapamundi plegable ilustrado', shortDescription: 'Impreso a tres tintas en papel que aguanta el bolsillo del abrigo.', priceCents: 1600, stock: 10, pictures: ['mapa-plegable.webp'], isPopupStoreExclusive: false }
] };
