import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { STATUS_CHANGE_UNDO_MS } from '../../contract/orders/order-status-change.ts';
import {
  miel,
  one,
  openProducerOrdersScene,
  orderRows as rows,
  pan,
  queso,
  two,
} from '../support/views/open-producer-orders.tsx';

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const states = () => rows().map((row) => row.querySelector('[data-cell=state]')?.textContent);
const buttons = () => rows().map((row) => row.querySelector('[data-cell=next]')?.textContent);
const bar = () => document.querySelector('section[aria-label="Pedidos elegidos"]')?.textContent ?? null;
const focused = () => document.activeElement?.textContent;
/** Presses the focused button; afterwards the page heading or the replacement has the focus. */
const reach = async (name: string, then = 'Pedidos') => {
  screen.getByRole('button', { name }).focus();
  await tap(name);
  expect(document.activeElement?.getAttribute('aria-label') ?? focused()).toBe(then);
};
const refusals = () => document.querySelectorAll('tbody [data-part=refusal]').length;
const pick = (name: string) => act(async () => fireEvent.click(screen.getByRole('checkbox', { name })));
const tap = (name: string | RegExp) => act(async () => press(name));

describe('steps of one’s own orders', () => {
  afterEach(cleanup);

  test('R4.12 a step shows at once, can be taken back, and is sent when that time is over', async () => {
    const { sent, pass, accept } = await openProducerOrdersScene();
    await tap(`Preparar: Pedido ${one}`);
    expect([states()[0], buttons()[0]]).toEqual(['En preparación', 'Deshacer']);
    await pass(STATUS_CHANGE_UNDO_MS - 1);
    await tap(`Deshacer: Pedido ${one}`);
    await pass(STATUS_CHANGE_UNDO_MS);
    expect([states()[0], sent]).toEqual(['Pendiente', []]);
    await tap(`Preparar: Pedido ${one}`);
    await pass(STATUS_CHANGE_UNDO_MS);
    expect(sent.map(({ change }) => change)).toEqual([
      { orderId: miel.id, lineId: null, status: 'organizing' },
    ]);
    await accept();
    expect([states()[0], buttons()[0]]).toEqual(['En preparación', 'Marcar como listo']);
  });

  test('R4.12 the second click of a double click takes nothing back', async () => {
    const { sent, pass } = await openProducerOrdersScene();
    await tap(`Preparar: Pedido ${one}`);
    await act(async () =>
      fireEvent.click(screen.getByRole('button', { name: `Deshacer: Pedido ${one}` }), { detail: 2 }),
    );
    await pass(STATUS_CHANGE_UNDO_MS);
    expect(sent.length).toBe(1);
  });

  test('R4.12 whoever turns away from the page has all sent that they took, at once and once', async () => {
    const { sent, pass, turnAway, acceptAll } = await openProducerOrdersScene();
    await tap(`Preparar: Pedido ${one}`);
    await tap(`Preparar: Pedido ${two}`);
    await tap('Marcar como listo: Pedido 00000043');
    await turnAway();
    await turnAway();
    await pass(STATUS_CHANGE_UNDO_MS);
    expect(sent.map(({ id }) => id)).toEqual([miel.id, pan.id, queso.id]);
    await acceptAll();
    expect([states(), bar()]).toEqual([
      ['En preparación', 'En preparación', 'Listo para enviar'],
      '3 pedidos cambiadosCerrar',
    ]);
  });

  test('R4.12 what waits for its turn goes with it; what was paused does not, and the page asks before it is left', async () => {
    const { sent, pass, turnAway } = await openProducerOrdersScene();
    const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    await pick('Elegir todos los de esta página');
    await tap('Preparar 2');
    await pass(STATUS_CHANGE_UNDO_MS);
    expect([sent.length, asks()]).toEqual([1, false]);
    await tap('Pausar');
    await turnAway();
    expect([sent.length, asks()]).toEqual([1, true]);
    await tap('Seguir');
    await turnAway();
    expect([sent.map(({ id }) => id), asks()]).toEqual([[miel.id, pan.id], false]);
  });

  test('R4.12 a look from before a step does not bring back what was', async () => {
    const { pass, accept, isSlow, catchUp } = await openProducerOrdersScene();
    await tap(`Preparar: Pedido ${one}`);
    isSlow();
    await pass(STATUS_CHANGE_UNDO_MS);
    await act(async () => fireEvent(document, new Event('visibilitychange')));
    await accept();
    await catchUp();
    expect(states()[0]).toBe('En preparación');
  });

  test('R4.14 R8.10 what was refused says which step it was and where the order is by now', async () => {
    const { pass, refuse, has } = await openProducerOrdersScene();
    await tap(`Preparar: Pedido ${one}`);
    await pass(STATUS_CHANGE_UNDO_MS);
    has([{ ...miel, status: 'cancelled' }, pan, queso]);
    await refuse();
    expect([states()[0], rows()[0]?.querySelector('[data-part=refusal]')?.textContent]).toEqual([
      'Cancelado',
      'No ha pasado a «En preparación»: ahora está «Cancelado».',
    ]);
  });

  test('R4.14 those that are chosen take the steps that are theirs, one by one; a refused one stops no other', async () => {
    const { sent, pass, accept, refuse } = await openProducerOrdersScene();
    await pick('Elegir todos los de esta página');
    expect(bar()).toEqual('3 elegidosPreparar 2Marcar como listoImprimirQuitar selección');
    await tap('Preparar 2');
    expect([bar(), states()]).toEqual([null, ['En preparación', 'En preparación', 'En preparación']]);
    await pass(STATUS_CHANGE_UNDO_MS);
    expect(bar()).toEqual('0 de 2 pedidosPausarParar');
    await refuse();
    await accept();
    expect([bar(), sent.map(({ id }) => id)]).toEqual([
      '1 pedido cambiado · 1 no se ha podido cambiarReintentarCerrar',
      [miel.id, pan.id],
    ]);
    await tap('Reintentar');
    expect(sent.map(({ id }) => id)).toEqual([miel.id, pan.id, miel.id]);
  });

  test('R4.14 all that were taken say that they are on their way, and the one whose turn it is turns a wheel', async () => {
    const { pass, accept } = await openProducerOrdersScene();
    await pick('Elegir todos los de esta página');
    await tap('Preparar 2');
    await pass(STATUS_CHANGE_UNDO_MS);
    const next = () =>
      rows().map((row) => {
        const button = row.querySelector('[data-cell=next] button');
        return [button?.getAttribute('aria-busy'), button?.querySelectorAll('[aria-hidden]').length];
      });
    expect(next()).toEqual([
      ['true', 1],
      ['true', 0],
      [null, 0],
    ]);
    await accept();
    expect(next()).toEqual([
      [null, 0],
      ['true', 1],
      [null, 0],
    ]);
  });

  test('R4.12 many that were taken at once are taken back at once', async () => {
    const { sent, pass } = await openProducerOrdersScene();
    await pick(`Elegir el pedido ${one}`);
    await pick(`Elegir el pedido ${two}`);
    await tap('Preparar 2');
    await tap('Deshacer todo');
    await pass(STATUS_CHANGE_UNDO_MS);
    expect([states(), sent]).toEqual([['Pendiente', 'Pendiente', 'En preparación'], []]);
  });

  test('R4.14 the button does what it says, also before the list has caught up with the last step', async () => {
    const { sent, pass, accept, isSlow } = await openProducerOrdersScene();
    await tap(`Preparar: Pedido ${one}`);
    await pass(STATUS_CHANGE_UNDO_MS);
    isSlow();
    await accept();
    expect([states()[0], buttons()[0]]).toEqual(['En preparación', 'Marcar como listo']);
    await tap(`Marcar como listo: Pedido ${one}`);
    await pass(STATUS_CHANGE_UNDO_MS);
    expect(sent.map(({ change }) => change.status)).toEqual(['organizing', 'ready_to_ship']);
  });

  test('R8.10 another step leaves what was refused before to be read and tried again, until it is put away', async () => {
    const { sent, pass, accept, refuse } = await openProducerOrdersScene();
    await pick('Elegir todos los de esta página');
    await tap('Preparar 2');
    await pass(STATUS_CHANGE_UNDO_MS);
    await refuse();
    await refuse();
    await tap('Marcar como listo: Pedido 00000043');
    await pass(STATUS_CHANGE_UNDO_MS);
    await accept();
    expect([refusals(), bar()]).toEqual([2, '2 no se han podido cambiarReintentarCerrar']);
    await tap('Reintentar');
    await accept();
    await refuse();
    expect([sent.map(({ id }) => id), refusals(), bar()]).toEqual([
      [miel.id, pan.id, queso.id, miel.id, pan.id],
      1,
      '1 pedido cambiado · 1 no se ha podido cambiarReintentarCerrar',
    ]);
    await tap('Cerrar');
    expect([refusals(), bar()]).toEqual([0, null]);
  });

  test('R8.10 one that was refused alone can be put away too', async () => {
    const { pass, refuse } = await openProducerOrdersScene();
    await tap(`Preparar: Pedido ${one}`);
    await pass(STATUS_CHANGE_UNDO_MS);
    await refuse();
    expect([refusals(), bar()]).toEqual([1, '1 no se ha podido cambiarReintentarCerrar']);
    await tap('Cerrar');
    expect([refusals(), bar()]).toEqual([0, null]);
  });

  test('R4.12 a step whose row goes out of sight can still be taken back', async () => {
    const { sent, pass, has } = await openProducerOrdersScene();
    await tap(`Preparar: Pedido ${one}`);
    expect(screen.queryByRole('button', { name: 'Deshacer' })).toBe(null);
    has([queso]);
    await tap(/^En preparación/);
    expect(screen.getByRole('region', { name: 'Deshacer' }).textContent).toBe(
      '1 pedido avanza en unos segundos. Puedes deshacerlo.Deshacer',
    );
    await tap('Deshacer');
    await pass(STATUS_CHANGE_UNDO_MS);
    expect(sent).toEqual([]);
  });

  test('R4.14 whoever presses what goes with its press stands at the heading of the page', async () => {
    const { pass, has, look } = await openProducerOrdersScene();
    await pick('Elegir todos los de esta página');
    await reach('Preparar 2');
    await reach('Deshacer todo');
    await reach(`Preparar: Pedido ${one}`, `Deshacer: Pedido ${one}`);
    await pass(STATUS_CHANGE_UNDO_MS);
    has([pan, queso]);
    await look();
    expect(focused()).toBe('Pedidos');
  });

  test('R4.14 what is cancelled has nothing to print, among others or alone', async () => {
    const { has, look } = await openProducerOrdersScene();
    has([{ ...miel, status: 'cancelled' }, pan]);
    await look();
    await pick(`Elegir el pedido ${one}`);
    expect([bar(), screen.queryByRole('link', { name: 'Imprimir' })]).toEqual([
      '1 elegidoQuitar selección',
      null,
    ]);
    await pick(`Elegir el pedido ${two}`);
    expect(screen.getByRole('link', { name: 'Imprimir' }).getAttribute('href')).toBe(
      `/producer/orders/print/${pan.id}`,
    );
  });

  test('R4.14 the box of the page is of the rows in sight, whatever was chosen elsewhere', async () => {
    const { has, look } = await openProducerOrdersScene();
    const whole = () => screen.getByRole<HTMLInputElement>('checkbox', { name: /^Elegir todos/ });
    await pick(`Elegir el pedido ${one}`);
    const before = whole().indeterminate;
    has([pan, queso]);
    await look();
    expect([before, whole().indeterminate]).toEqual([true, false]);
  });

  test('R4.12 a row that comes back into sight tells how much time is left, not all of it again', async () => {
    const taken = vi.spyOn(Date, 'now').mockReturnValue(1_000);
    const { has, look } = await openProducerOrdersScene();
    const left = () =>
      document.querySelector<HTMLElement>('tbody [data-part=time-left]')?.style.animationDelay;
    await tap(`Preparar: Pedido ${one}`);
    const before = left();
    taken.mockReturnValue(4_000);
    has([pan, queso]);
    await look();
    has([miel, pan, queso]);
    await look();
    expect([before, left()]).toEqual(['-0ms', '-3000ms']);
    taken.mockRestore();
  });
});
