import { expect, test } from 'vitest';
import { statusChangeRefusalMessage } from './status-change-refusal.ts';

test.each([
  ['organizing', 'organizing', 'Ya está en «En preparación».'],
  ['cancelled', 'shipped', 'Está cancelado: ya no puede cambiar de estado.'],
  ['cancelled', 'cancelled', 'Ya está en «Cancelado».'],
  ['shipped', 'cancelled', 'Está en «Enviado»: lo que ya se ha enviado no se puede cancelar.'],
  ['completed', 'cancelled', 'Está en «Completado»: lo que ya se ha enviado no se puede cancelar.'],
  ['shipped', 'organizing', 'Está en «Enviado»: no puede volver a «En preparación».'],
  ['completed', 'delivered', 'Está en «Completado»: no puede volver a «Entregado».'],
  ['pending', 'shipped', 'Está en «Pendiente»: antes de «Enviado» le toca «En preparación».'],
  ['shipped', 'completed', 'Está en «Enviado»: antes de «Completado» le toca «Entregado».'],
] as const)('R8.10 from %s to %s: %s', (from, to, why) => {
  expect(statusChangeRefusalMessage(from, to)).toBe(why);
});
