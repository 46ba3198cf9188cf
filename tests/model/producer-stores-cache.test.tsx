import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { User } from '../../contract/account/user.ts';
import { visitBackOffice } from '../support/views/back-office-visit.tsx';
import { successfulAnswer } from '../support/charts/fake-call.ts';
import { sampleId, sampleStore } from '../support/samples/samples.ts';
import { sampleUserWithRole } from '../support/samples/session-app.ts';

const [amparo, lola] = [sampleUserWithRole('producer', 1), sampleUserWithRole('producer', 2)];
const storeOf = ({ id }: User, name: string) =>
  sampleStore({ id: sampleId(Number(id.slice(-3))), name, ownerId: id });
const colmena = storeOf(amparo, 'La Colmena');
const percal = storeOf(lola, 'Percal');
const STATS = {
  totalOrders: 0,
  pendingOrders: 0,
  openOrders: 0,
  completedOrders: 0,
  cancelledOrders: 0,
  units: 0,
  revenue: 0,
};

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** Back office of a producer, and of the next user in the same tab. */
async function come(path: string) {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  let here: User | null = amparo;
  const visit = visitBackOffice(path, {
    present: amparo,
    answers: {
      listProducerPopupStores: () => successfulAnswer({ popupStores: here === lola ? [percal] : [colmena] }),
      listProducerProducts: successfulAnswer({ products: [], pagination: { total: 0, hasMore: false } }),
      getProducerStats: successfulAnswer(STATS),
      changePopupStoreStatus: successfulAnswer({ popupStore: { ...colmena, status: 'paused' } }),
      logout: successfulAnswer(null),
    },
  });
  visit.show();
  act(visit.wake);
  await act(() => visit.until('authenticated'));
  const asked = () =>
    visit.asked.filter(
      ({ name, input }) =>
        name === 'listProducerPopupStores' && JSON.stringify(input).includes('"limit":100'),
    ).length;
  const go = async (to: '/producer/dashboard' | '/producer/products' | '/producer/products/new') => {
    await act(() => visit.router.navigate({ to }));
  };
  const becomes = async (next: User | null) => {
    here = next;
    await act(async () => visit.becomes(next));
    await act(() => visit.until(next ? 'authenticated' : 'anonymous'));
  };
  const kept = () => visit.app.getSnapshot().children.producerData?.getSnapshot().context.content ?? null;
  return { ...visit, countOf: asked, go, becomes, kept };
}

const inHand = (name: string) => screen.findByRole('region', { name });

describe('R4.6 what a producer’s screens share', () => {
  test('is loaded once for a login, whichever of them are gone through', async () => {
    const { countOf, go } = await come('/producer/dashboard');
    await inHand('La Colmena');
    await go('/producer/products');
    await screen.findByRole('heading', { level: 1, name: 'Productos' });
    await go('/producer/products/new');
    const select = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Puesto' });
    expect([...select.options].map(({ text }) => text)).toEqual(['Sin puesto', 'La Colmena']);
    await go('/producer/dashboard');
    await inHand('La Colmena');
    expect(countOf()).toBe(1);
  });

  test('is loaded anew for another producer in the same tab, who never sees the first one’s', async () => {
    const { countOf, becomes, kept } = await come('/producer/dashboard');
    await inHand('La Colmena');
    const shown: string[] = [];
    await becomes(lola);
    const look = () =>
      void shown.push(`${document.body.textContent} ${(kept() ?? []).map(({ name }) => name).join()}`);
    look();
    const watch = new MutationObserver(look);
    watch.observe(document.body, { subtree: true, childList: true, characterData: true });
    await inHand('Percal');
    watch.disconnect();
    expect([shown.filter((text) => text.includes('La Colmena')), shown.length > 0, countOf()]).toEqual([
      [],
      true,
      2,
    ]);
  });

  test.each([
    ['another role', () => sampleUserWithRole('consumer', 1)],
    ['nobody', () => null],
  ])('is cleared where there is %s', async (_, next) => {
    const { becomes, kept } = await come('/producer/dashboard');
    await inHand('La Colmena');
    expect(kept()).toEqual([colmena]);
    await becomes(next());
    expect(kept()).toBe(null);
  });

  test('is reset on signing out', async () => {
    const { session, until, kept } = await come('/producer/dashboard');
    await inHand('La Colmena');
    act(() => session.send({ type: 'signOut.requested' }));
    await act(() => until('anonymous'));
    expect(kept()).toBe(null);
  });

  test('R9.9 is looked at again after a change of one’s own, wherever that was made', async () => {
    const { countOf } = await come('/producer/dashboard');
    await inHand('La Colmena');
    fireEvent.click(screen.getByRole('button', { name: 'Pausar' }));
    const dialog = await screen.findByRole('alertdialog', { name: '¿Pausar «La Colmena»?' });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Pausar' }));
    await waitFor(() => expect(countOf()).toBe(2));
  });
});
