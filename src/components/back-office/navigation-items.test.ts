import { expect, test } from 'vitest';
import { navigationOf } from './navigation-items.ts';

const place = (word: string) => ({ href: '/admin/dashboard' as const, icon: 'sun' as const, word });
const words = (places: readonly { word: string }[]) => places.map(({ word }) => word);

test.each([
  [['Panel'], ['Panel'], []],
  [['Panel', 'Usuarios', 'Pedidos', 'Productos'], ['Panel', 'Usuarios', 'Pedidos', 'Productos'], []],
  [
    ['Panel', 'Usuarios', 'Pedidos', 'Productos', 'Puestos', 'Avisos'],
    ['Panel', 'Usuarios', 'Pedidos', 'Productos'],
    ['Puestos', 'Avisos'],
  ],
])('R2.7 of %j the thumb reaches %j, and %j is a press away', (all, bar, more) => {
  const { rail, ...phone } = navigationOf(all.map(place));
  expect([words(rail), words(phone.bar), words(phone.more)]).toEqual([all, bar, more]);
});
