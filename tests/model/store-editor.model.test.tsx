import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { create, object, type } from 'superstruct';
import { createActor, waitFor } from 'xstate';
import type { PopupStore } from '../../contract/popup-stores/popup-store.ts';
import { PopupStoreCreate, PopupStoreUpdate } from '../../contract/popup-stores/popup-store-input.ts';
import { StoreEditorView } from '../../src/components/back-office/store-editor/StoreEditorView.tsx';
import { ClockProvider } from '../../src/components/market/clock-context.ts';
import type { StoreStep } from '../../contract/popup-stores/store-steps.ts';
import { blankStore } from '../../contract/popup-stores/store-values.ts';
import type { PutResult } from '../../src/machines/uploads/uploads.entries.ts';
import { createStoreEditorService } from '../../src/services/popup-stores/store-editor.service.ts';
import { backOfficeSystem } from '../../src/theme/back-office/system.ts';
import { wireStoreEditor } from '../../src/wiring/producer/store-editor.wiring.ts';
import { deferred } from '../support/deferred.ts';
import { answering, fakeCall } from '../support/fake-call.ts';
import { renderMarket } from '../support/render-market.tsx';
import { NOW, sampleFailure, sampleId, sampleStore } from '../support/samples.ts';

const store = sampleStore({ name: 'La Colmena', ownerInfo: { name: 'Ana Ruiz' } });
const neighbour = sampleStore({
  id: sampleId(30),
  name: 'Barro y Cal',
  startDate: '2026-12-04T09:00:00.000Z',
  endDate: '2026-12-05T19:00:00.000Z',
  config: { categories: ['Cerámica'] },
});
const jpeg = (name: string) =>
  new File([new Uint8Array(2048)], name, { type: 'image/jpeg', lastModified: 7 });
const place = (name: string) => ({
  filename: name,
  uploadUrl: `/uploads/${name}`,
  fileUrl: `/pictures/${name}.webp`,
  contentType: 'image/jpeg',
  expiresAt: '2026-11-22T12:00:00.000Z',
});
const blank = blankStore({ ownerId: sampleId(9), ownerName: 'Ana Ruiz', timeZone: 'Europe/Madrid' });

/** The editor of a new store, or of the sample, at one step; its files go where the test answers for them. */
async function openEditor(
  of: string | null,
  answers: Parameters<typeof fakeCall>[0],
  step?: StoreStep,
  preview: (shown: PopupStore) => string = () => '',
) {
  const { call, asked } = fakeCall(answers);
  const saved: PopupStore[] = [];
  const led: [id: string, step: StoreStep][] = [];
  const shown: StoreStep[] = [];
  const sending = new Map<string, ReturnType<typeof deferred<PutResult>>>();
  const actorRef = createActor(
    wireStoreEditor({
      ...createStoreEditorService(call),
      putFile: ({ url }) => {
        const answer = deferred<PutResult>();
        sending.set(url, answer);
        return answer.promise;
      },
      onSaved: (one) => saved.push(one),
      showStep: (one) => shown.push(one),
      goToStore: ({ id }, at) => led.push([id, at]),
    }),
    { input: { of, blank } },
  ).start();
  const go = (to: StoreStep) =>
    act(async () => actorRef.send({ type: 'address.changed', query: { step: to } }));
  if (of !== null) await waitFor(actorRef, (snapshot) => !snapshot.hasTag('loading'));
  if (step) await go(step);
  await renderMarket(
    <ChakraProvider value={backOfficeSystem}>
      <ClockProvider value={NOW}>
        <StoreEditorView
          actorRef={actorRef}
          neighbours={{ stores: [neighbour], failure: null, onRetried: () => {} }}
          addressOf={(one) => `/producer/popup-stores/new?step=${one}`}
          preview={preview}
        />
      </ClockProvider>
    </ChakraProvider>,
  );
  const answerFile = (url: string, result: PutResult) => act(async () => sending.get(url)?.resolve(result));
  return { actorRef, asked, saved, led, shown, go, answerFile };
}

const fieldNamed = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`);
const write = (name: string, value: string) => fireEvent.change(fieldNamed(name)!, { target: { value } });
const press = (name: string | RegExp) =>
  act(async () => fireEvent.click(screen.getAllByRole('button', { name })[0]!));
const submit = (name = 'Guardar') =>
  act(async () => {
    const button = screen.getByRole('button', { name });
    fireEvent.click(button);
    // happy-dom does not submit by a press.
    fireEvent.submit(button.closest('form')!);
  });
const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
const stepHeading = () => screen.getAllByRole('heading', { level: 2 })[0]?.textContent;
// The calendar keeps a place for what it has to say, which is blank.
const alerts = () =>
  screen
    .queryAllByRole('alert')
    .map(({ textContent }) => textContent)
    .filter(Boolean);
const stepStates = () =>
  [...document.querySelectorAll('nav[aria-label=Pasos] a')].map((one) => one.getAttribute('data-state'));
const missing = () =>
  within(screen.getByRole('region', { name: 'Te falta…' }))
    .queryAllByRole('link')
    .map(({ textContent }) => textContent);

async function describeStall(go: (step: StoreStep) => Promise<void>) {
  write('name', 'La Colmena');
  write('description', 'Miel de Soria');
  await go('dates');
  write('dates.startDay', '2026-12-03');
  write('dates.endDay', '2026-12-06');
}

afterEach(cleanup);

describe('R2.6 R5.1 R5.4 R7.11 a new store', () => {
  const made = { createPopupStore: answering({ popupStore: store, uploadUrls: [] }) };

  test('its steps are written in any order and saved at once; its producer is led to where it is changed', async () => {
    const { asked, saved, led, go } = await openEditor(null, made);
    await describeStall(go);
    await go('goods');
    write('categories', 'miel');
    await go('name');
    expect(fieldNamed('name')?.value).toEqual('La Colmena');
    await submit();
    const [call] = asked;
    const { body } = create(call?.input, object({ body: PopupStoreCreate }));
    expect([call?.name, body.name, body.startDate, body.endDate, body.config?.categories]).toEqual([
      'createPopupStore',
      'La Colmena',
      '2026-12-03T09:00:00.000Z',
      '2026-12-06T19:00:00.000Z',
      ['miel'],
    ]);
    expect([saved, led]).toEqual([[store], [[store.id, 'name']]]);
  });

  test('what is missing is said in its step, which it leads to, with the focus on the first', async () => {
    const { asked, shown, go } = await openEditor(null, made, 'goods');
    await submit();
    expect([asked, shown, stepHeading(), document.activeElement]).toEqual([
      [],
      ['name'],
      '1. Nombre y dirección',
      fieldNamed('name'),
    ]);
    expect(alerts()).toEqual(['El nombre es requerido', 'La descripción es requerida']);
    expect(stepStates()).toEqual(['wrong', 'wrong', 'missing', 'missing', 'missing']);
    write('name', 'La Colmena');
    write('description', 'Miel');
    await submit();
    expect([shown, document.activeElement]).toEqual([['name', 'dates'], fieldNamed('dates.startDay')]);
    await go('name');
    expect(alerts()).toEqual([]);
  });

  test('R5.2 the address that it will have is shown from the first letter on', async () => {
    await openEditor(null, made);
    const address = () => document.querySelector('[data-part=address]')?.textContent;
    expect(address()).toEqual('/tienda/tienda');
    write('name', 'Café & Ñandú');
    expect([address(), fieldNamed('slug')?.placeholder]).toEqual(['/tienda/cafe-nandu', 'cafe-nandu']);
    write('slug', 'Mi-Café');
    await act(async () => fireEvent.blur(fieldNamed('slug')!));
    expect(alerts()).toEqual(['La dirección solo puede llevar letras sin tilde, números y guiones']);
  });

  test('R5.2 that an address is taken is said at its field, wherever it was sent from', async () => {
    const taken = sampleFailure('CONFLICT', {
      errors: [{ field: 'slug', message: 'Ya hay una tienda con esa dirección: elige otra' }],
    });
    const { go, shown } = await openEditor(null, { createPopupStore: { ok: false, failure: taken } });
    await describeStall(go);
    await submit();
    expect([shown, alerts(), document.activeElement]).toEqual([
      ['name'],
      ['Ya hay una tienda con esa dirección: elige otra'],
      fieldNamed('slug'),
    ]);
  });

  test('a refusal of the whole keeps what was typed', async () => {
    const { go } = await openEditor(null, {
      createPopupStore: { ok: false, failure: sampleFailure('UNAVAILABLE') },
    });
    await describeStall(go);
    await submit();
    expect([alerts(), fieldNamed('dates.startDay')?.value]).toEqual([
      ['Servicio temporalmente no disponible.'],
      '2026-12-03',
    ]);
  });

  test('R5.1 an end before its start is said at the end, and no longer once the start is another', async () => {
    await openEditor(null, made, 'dates');
    write('dates.startDay', '2026-12-06');
    write('dates.endDay', '2026-12-03');
    await act(async () => fireEvent.blur(fieldNamed('dates.endDay')!));
    expect(alerts()).toEqual(['La fecha de fin debe ser posterior a la fecha de inicio']);
    write('dates.startDay', '2026-12-01');
    expect(alerts()).toEqual([]);
  });

  test('its days are chosen by how long it stays, beside those that stand here then', async () => {
    await openEditor(null, made, 'dates');
    const beside = () => screen.queryByRole('region', { name: 'Con quién coincides' })?.textContent;
    expect(beside()).toEqual(undefined);
    write('dates.startDay', '2026-12-03');
    await press('Un fin de semana');
    expect([fieldNamed('dates.endDay')?.value, beside()]).toEqual([
      '2026-12-04',
      'Con quién coincidesBarro y Cal4–5 dic 2026',
    ]);
    write('dates.startDay', '2026-12-01');
    write('dates.endDay', '2026-12-02');
    expect(beside()).toEqual('Con quién coincidesEn esos días no hay otros puestos anunciados.');
  });

  test('R5.4 each way of paying has its own fault', async () => {
    const { go } = await openEditor(null, made);
    await describeStall(go);
    await go('seller');
    await press('Añadir Bizum');
    await press('Añadir Transferencia');
    write('payment.1.note', 'Tarjeta 4111 1111 1111 1111');
    await submit();
    expect([alerts(), document.activeElement]).toEqual([
      ['No escribas aquí el número de una tarjeta: lo leerá todo el mundo'],
      fieldNamed('payment.1.note'),
    ]);
    await press('Quitar Transferencia');
    expect(alerts()).toEqual([]);
  });

  test('R5.4 what the law asks for is said to be missing until it is there, and bars nothing', async () => {
    const { go, asked } = await openEditor(null, made);
    await describeStall(go);
    expect(missing()).toEqual([
      'Cómo llega lo que compran',
      'La foto de portada',
      'El nombre legal de quien vende',
      'El NIF',
      'La dirección de quien vende',
      'Un correo o un teléfono',
      'Cómo se paga',
      'Cómo se devuelve',
      'Productos',
    ]);
    await press('Añadir Recogida');
    await go('seller');
    write('taxId', '12345678Z');
    write('email', 'ana@example.com');
    await press('Escribir un texto de partida');
    expect(missing()).toEqual([
      'La foto de portada',
      'La dirección de quien vende',
      'Cómo se paga',
      'Productos',
    ]);
    expect(stepStates()).toEqual(['done', 'done', 'missing', 'missing', 'missing']);
    await submit();
    expect(asked.length).toEqual(1);
  });

  test('R3.7 the template is changed with its colours; colours of one’s own stay', async () => {
    await openEditor(null, made, 'look', ({ config }) =>
      [config.theme?.layout, config.primaryColor, config.secondaryColor].join(' '),
    );
    const seen = () => screen.getByRole('complementary', { name: 'Así se verá' }).textContent;
    const choose = (name: RegExp) => act(async () => fireEvent.click(screen.getByRole('radio', { name })));
    await choose(/^Vibrante/);
    expect(seen()).toContain('vibrant #C2410C #FDE68A');
    write('look.primaryColor', '#1d4e89');
    await choose(/^Elegante/);
    expect(seen()).toContain('elegant #1d4e89 #FDE68A');
    await press('Volver a los colores de la plantilla');
    expect(seen()).toContain('elegant #5B2333 #F4E9DA');
  });

  test('a colour that cannot be read is told in words and mended at one press', async () => {
    await openEditor(null, made, 'look');
    write('look.primaryColor', '#e0a800');
    expect(screen.getByRole('status').textContent).toContain(
      'Este color casi no se distingue del fondo de la página.',
    );
    await press(/^Usar #/);
    expect(screen.queryByRole('status')).toEqual(null);
  });
});

describe('R3.8 R5.21 the pictures of a store', () => {
  const made = {
    createPopupStore: answering({ popupStore: store, uploadUrls: [place('hero'), place('logo')] }),
  };
  const choose = (name: string, file: File) =>
    act(async () => fireEvent.change(fieldNamed(name)!, { target: { files: [file] } }));

  test('are sent to the addresses that were answered for them, once it is saved', async () => {
    const { go, led, saved, answerFile } = await openEditor(null, made);
    await describeStall(go);
    await go('look');
    await choose('logo', jpeg('logo.jpg'));
    await choose('heroImage', jpeg('puesto.jpg'));
    await submit();
    expect([heading(), led]).toEqual(['Enviando las fotos', []]);
    await answerFile('/uploads/hero', { ok: true, value: null });
    await answerFile('/uploads/logo', { ok: false, failure: sampleFailure('NO_RESPONSE') });
    expect([heading(), alerts()]).toEqual(['Hay fotos que no han llegado', ['Sin conexión.']]);
    await press('Seguir sin ellas');
    expect([saved, led]).toEqual([[store], [[store.id, 'look']]]);
  });

  test('what is no picture is named with the reason, and the one before stays', async () => {
    await openEditor(null, made, 'look');
    await choose('heroImage', jpeg('puesto.jpg'));
    await choose('heroImage', new File([new Uint8Array(2048)], 'notas.pdf', { type: 'application/pdf' }));
    expect(alerts()).toEqual(['notas.pdf: El tipo de imagen no está permitido. Usa JPG, PNG, WebP o GIF']);
    expect(screen.getByRole('group', { name: 'Portada' }).textContent).toContain(
      'puesto.jpg: se envía al guardar',
    );
  });
});

describe('R5.3 R7.12 a store that is changed', () => {
  const dressed = { ...store, pendingImages: ['heroImage' as const] };
  const found = { getPopupStore: answering({ popupStore: dressed }) };

  test('comes with what it has; only what was changed is sent, and one stays where one is', async () => {
    const { asked, saved, led } = await openEditor(store.id, {
      ...found,
      updatePopupStore: answering({ popupStore: store }),
    });
    expect([heading(), fieldNamed('name')?.value, fieldNamed('slug')?.value]).toEqual([
      'Cambiar puesto',
      'La Colmena',
      'la-colmena',
    ]);
    write('tagline', 'De romero');
    await submit('Guardar cambios');
    const { body } = create(asked.at(-1)?.input, type({ body: PopupStoreUpdate }));
    expect([Object.keys(body), body.config?.tagline]).toEqual([['config'], 'De romero']);
    expect([saved, led, fieldNamed('tagline')?.value]).toEqual([[store], [], 'De romero']);
  });

  test('a picture that has not come is said to be missing, and can be done without', async () => {
    const { asked } = await openEditor(
      store.id,
      { ...found, updatePopupStore: answering({ popupStore: store }) },
      'look',
    );
    const hero = screen.getByRole('group', { name: 'Portada' });
    expect(within(hero).getByRole('status').textContent).toContain('Falta por llegar');
    await press('Quitar Portada');
    await submit('Guardar cambios');
    expect(asked.at(-1)?.input).toEqual({ params: { id: store.id }, body: { removeImages: ['heroImage'] } });
  });

  test('once its pictures have come it is looked at again', async () => {
    const { asked, answerFile } = await openEditor(
      store.id,
      { ...found, updatePopupStore: answering({ popupStore: store, uploadUrls: [place('hero')] }) },
      'look',
    );
    await act(async () =>
      fireEvent.change(fieldNamed('heroImage')!, { target: { files: [jpeg('puesto.jpg')] } }),
    );
    await submit('Guardar cambios');
    await answerFile('/uploads/hero', { ok: true, value: null });
    expect([asked.map(({ name }) => name), heading(), stepHeading()]).toEqual([
      ['getPopupStore', 'updatePopupStore', 'getPopupStore'],
      'Cambiar puesto',
      '3. Aspecto',
    ]);
  });

  test('one that did not come can be asked for again, one that is not there is said to be', async () => {
    const { asked } = await openEditor(store.id, {
      getPopupStore: { ok: false, failure: sampleFailure('TIMEOUT') },
    });
    expect(alerts().join()).toContain('La solicitud tardó demasiado. Verifica tu conexión.');
    await press('Reintentar');
    expect(asked.length).toEqual(2);
    cleanup();
    await openEditor(store.id, {
      getPopupStore: { ok: false, failure: sampleFailure('POPUP_STORE_NOT_FOUND') },
    });
    expect(alerts().join()).toContain('Este puesto ya no está');
  });
});
