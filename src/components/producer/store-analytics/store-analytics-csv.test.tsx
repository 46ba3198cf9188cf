import { expect, test } from 'vitest';
import { sampleAnalyticsInput } from '../../../../tests/support/views/analytics-page.tsx';
import { sampleAnalytics } from '../../../../tests/support/samples/samples.ts';
import { storeAnalyticsCsv } from './store-analytics-csv.ts';

const hours = Array.from({ length: 24 }, (_, hour) => [`de ${hour} a ${hour + 1} h`, hour === 18 ? 40 : 0]);

test('R2.6 all that is seen of a period is in its file', () => {
  expect(storeAnalyticsCsv(sampleAnalyticsInput())).toEqual({
    name: 'estadisticas-la-colmena-2026-11-19-2026-11-20.csv',
    rows: [
      ['Puesto', 'La Colmena'],
      ['Desde', '2026-11-19'],
      ['Hasta', '2026-11-20'],
      [],
      ['En total'],
      ['', 'Del 2026-11-19 al 2026-11-20', 'Del 2026-11-17 al 2026-11-18'],
      ['Visitas', 40, 28],
      ['Visitantes', 25, 25],
      ['Productos vistos', 30, 30],
      ['Añadidos al carrito', 6, 6],
      ['Pedidos', 2, 3],
      ['Unidades', 3, 3],
      ['Vendido', 28.5, 40],
      ['Visitantes que compran (%)', 8, 12],
      [],
      ['Día a día'],
      ['Día', 'Visitas', 'Visitantes', 'Pedidos', 'Unidades', 'Vendido'],
      ['2026-11-19', 10, 5, 0, 0, 0],
      ['2026-11-20', 30, 20, 2, 3, 28.5],
      [],
      ['A qué hora te visitan'],
      ['Hora', 'Visitas'],
      ...hours,
      [],
      ['Hasta dónde llegan'],
      ['Paso', 'Visitantes', 'Se quedaron ahí'],
      ['Miraron', 25, 20],
      ['Añadieron al carrito', 5, 2],
      ['Empezaron a pagar', 3, 1],
      ['Compraron', 2, 0],
      [],
      ['Lo que más se vende'],
      ['Producto', 'Vistas', 'Unidades', 'Vendido'],
      ['Miel de romero', 12, 3, 28.5],
      [],
      ['Lo que buscaron y no encontraron'],
      ['Palabras', 'Veces'],
      ['polen', 3],
    ],
  });
});

test('what a server does not count is not in it either', () => {
  const { views, visitors, orders, units, revenue } = sampleAnalytics();
  const analytics = {
    views,
    visitors,
    orders,
    units,
    revenue,
    conversion: 0.12345,
    series: [{ date: '2026-11-20', views, orders, units, revenue }],
    topProducts: [{ productId: '1', name: 'Miel', units, revenue }],
  };
  const { rows } = storeAnalyticsCsv(sampleAnalyticsInput({ from: '2026-11-20', analytics }));
  expect(rows.slice(3)).toEqual([
    [],
    ['En total'],
    ['', '2026-11-20'],
    ['Visitas', 40],
    ['Visitantes', 25],
    ['Pedidos', 2],
    ['Unidades', 3],
    ['Vendido', 28.5],
    ['Visitantes que compran (%)', 12.35],
    [],
    ['Día a día'],
    ['Día', 'Visitas', 'Pedidos', 'Unidades', 'Vendido'],
    ['2026-11-20', 40, 2, 3, 28.5],
    [],
    ['Lo que más se vende'],
    ['Producto', 'Unidades', 'Vendido'],
    ['Miel', 3, 28.5],
  ]);
});
