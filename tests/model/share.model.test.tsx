import { fireEvent, screen } from '@testing-library/react';
import { expect } from 'vitest';
import { type AnyEventObject, createActor } from 'xstate';
import type { SharedPage, ShareSheetResult } from '../../contract/shell/shared-page.ts';
import { ShareButton } from '../../src/components/market/ShareButton.tsx';
import { ShareView } from '../../src/components/market/ShareView.tsx';
import { shareMachine } from '../../src/machines/ui/share.machine.ts';
import { wireShare } from '../../src/wiring/ui/share.wiring.ts';
import { doneEventsOf } from '../support/charts/chart-transitions.ts';
import { deferred } from '../support/charts/deferred.ts';
import { renderWithMarketProviders } from '../support/views/render-with-market-providers.tsx';
import { walkChart } from '../support/charts/walk-chart.ts';

const page: SharedPage = {
  title: 'Miel de romero',
  text: '6,50 € · La Colmena',
  url: 'https://mercado.test/products/1',
};

const SHEET_RESULTS: readonly ShareSheetResult[] = ['shared', 'dismissed', 'unavailable'];

/** Share button of a product, with the share sheet and the clipboard of a device under control. */
async function openPage() {
  const shared: unknown[] = [];
  const copied: unknown[] = [];
  let sheet = deferred<ShareSheetResult>();
  let clipboard = deferred<boolean>();
  let hasSheet = false;
  const actorRef = createActor(
    wireShare({
      openShareSheet: (asked) => {
        shared.push(asked);
        sheet = deferred();
        return sheet.promise;
      },
      copyAddress: (asked) => {
        copied.push(asked);
        clipboard = deferred();
        return clipboard.promise;
      },
    }),
  ).start();
  await renderWithMarketProviders(
    <ShareView
      actorRef={actorRef}
      Trigger={ShareButton}
      name={page.title}
      onRequested={() => actorRef.send({ type: 'share.requested', page, hasSheet })}
    />,
  );
  return {
    actorRef,
    shared,
    copied,
    drivers: {
      'share.requested': (event: { hasSheet: boolean }) => {
        ({ hasSheet } = event);
        fireEvent.click(screen.getByRole('button', { name: 'Compartir Miel de romero' }));
      },
      'copy.requested': async () =>
        fireEvent.click(await screen.findByRole('button', { name: 'Copiar el enlace' })),
      'dialog.closed': async () => fireEvent.click(await screen.findByRole('button', { name: 'Cerrar' })),
      'xstate.done.actor.openShareSheet': ({ output }: { output: ShareSheetResult }) => sheet.resolve(output),
      'xstate.done.actor.copyAddress': ({ output }: { output: boolean }) => clipboard.resolve(output),
    },
  };
}

type Scene = Awaited<ReturnType<typeof openPage>>;
type Past = readonly AnyEventObject[];

const countOf = (past: Past, wanted: string) => past.filter(({ type }) => type === wanted).length;

/** Pages sent to the share sheet and the clipboard: the product, once for each request. */
function expectSent(past: Past, { shared, copied }: Scene): void {
  const sheets = past.filter((event) => event.type === 'share.requested' && event['hasSheet'] === true);
  expect(shared).toEqual(sheets.map(() => page));
  expect(copied).toEqual(Array.from({ length: countOf(past, 'copy.requested') }, () => page));
}

const noDialog = (past: Past, scene: Scene) => {
  expect(screen.queryByRole('dialog')).toBeNull();
  expectSent(past, scene);
};

const shows =
  (status: string, isBusy = false) =>
  async (past: Past, scene: Scene) => {
    const dialog = await screen.findByRole('dialog', { name: 'Compartir «Miel de romero»' });
    const message = encodeURIComponent(`Miel de romero\n6,50 € · La Colmena\n${page.url}`);
    expect({
      address: dialog.querySelector('input')?.value,
      links: [...dialog.querySelectorAll('a')].map((link) => link.getAttribute('href')),
      status: screen.getByRole('status').textContent,
      isBusy: screen.getByRole('button', { name: 'Copiar el enlace' }).getAttribute('aria-busy') === 'true',
    }).toEqual({
      address: page.url,
      links: [`https://wa.me/?text=${message}`, `mailto:?subject=Miel%20de%20romero&body=${message}`],
      status,
      isBusy,
    });
    expectSent(past, scene);
    return dialog.querySelector('input');
  };

const expectNotUnavailable = (past: Past) => expect(past.at(-1)?.['output']).not.toBe('unavailable');

const showsSelected = (status: string) => async (past: Past, scene: Scene) => {
  expect(document.activeElement).toBe(await shows(status)(past, scene));
};

walkChart({
  name: 'sharing a product',
  proves: 'R2.26',
  machine: shareMachine,
  input: undefined,
  events: [
    { type: 'share.requested', page, hasSheet: true },
    { type: 'share.requested', page, hasSheet: false },
    { type: 'copy.requested' },
    { type: 'dialog.closed' },
    ...doneEventsOf('openShareSheet', ...SHEET_RESULTS),
    ...doneEventsOf('copyAddress', true, false),
  ] as const,
  mount: () => openPage(),
  oracles: {
    closed: (past, scene) => {
      // Without a share sheet the dialog must be open.
      expectNotUnavailable(past);
      noDialog(past, scene);
    },
    sheet: noDialog,
    'dialog.offered': shows(''),
    'dialog.copying': shows('', true),
    'dialog.copied': shows('Enlace copiado'),
    'dialog.notCopied': showsSelected('Tu navegador no deja copiarlo. Ya está seleccionado: cópialo tú.'),
  },
});
