import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { NewNotificationView } from '../../src/components/admin/notifications/NewNotificationView.tsx';
import {
  BLANK_NOTIFICATION,
  notificationFormMachine,
} from '../../src/machines/admin/notifications/notification-form.machine.ts';
import { createAdminNotificationsService } from '../../src/services/admin/notifications/admin-notifications.service.ts';
import { wireNotificationForm } from '../../src/wiring/admin/notifications/new-notification-screen.tsx';
import { successfulAnswer, fakeCall } from '../support/charts/fake-call.ts';
import { walkForm } from '../support/views/form-walk.tsx';
import { inBackOffice } from '../support/views/producer-orders.tsx';
import { renderWithMarketProviders } from '../support/views/render-with-market-providers.tsx';

const REQUIRED = 'El título es requerido';

walkForm({
  proves: 'R5.12 R8.12',
  machine: notificationFormMachine,
  values: { ...BLANK_NOTIFICATION, message: 'Por la fiesta.' },
  field: { name: 'title', good: 'Cerramos el lunes' },
  wrong: 'El título es requerido',
  accepted: null,
  refusals: [
    [{ code: 'INVALID_TITLE', status: 422, errors: [{ field: 'title', message: REQUIRED }] }, REQUIRED],
    [{ code: 'HTTP_403', status: 403, errors: [] }, 'Sesión expirada. Por favor, inicia sesión nuevamente.'],
    [
      { code: 'HTTP_429', status: 429, errors: [], retryAfter: 3_600 },
      'Demasiados intentos. Espera un momento antes de reintentar. Podrás volver a intentarlo en 60 minutos.',
    ],
  ],
  words: { submit: 'Publicar el aviso', busy: 'Publicando…' },
  hasBotCheck: false,
  leaves: false,
  view: (actorRef) => inBackOffice(<NewNotificationView actorRef={actorRef} />),
});

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const preview = () => document.querySelector('[data-part=preview]');

describe('what is being told', () => {
  afterEach(cleanup);

  test('R5.12 R9.10 is seen as everybody will see it, with what the bell does and when', async () => {
    const actorRef = createActor(notificationFormMachine, { input: { values: BLANK_NOTIFICATION } }).start();
    await renderWithMarketProviders(inBackOffice(<NewNotificationView actorRef={actorRef} />));
    const told = () => [
      preview()?.querySelector('h3')?.textContent,
      preview()?.querySelector('li p')?.textContent,
      preview()?.querySelector('li')?.textContent?.startsWith('Información'),
      preview()?.querySelector('button')?.getAttribute('aria-label'),
    ];
    expect(screen.getByRole('form', { name: 'Qué quieres contar' }).isConnected).toBe(true);
    const limits = ['Título', 'Mensaje', 'Enlace (opcional)'].map((label) => {
      const field = screen.getByLabelText<HTMLInputElement>(label);
      return [field.maxLength, field.inputMode];
    });
    expect(limits).toEqual([
      [200, ''],
      [5_000, ''],
      [300, 'url'],
    ]);
    const aside = screen.getByRole('complementary', { name: 'Así lo verán' });
    expect(aside.querySelector('[data-part=preview]')?.hasAttribute('inert')).toBe(true);
    expect(told()).toEqual(['Sin título todavía', 'Aquí irá lo que escribas.', true, 'Avisos']);
    type('Título', 'Cerramos el lunes');
    type('Mensaje', 'Por la fiesta.');
    expect(preview()?.querySelector('a')).toBeNull();
    type('Enlace (opcional)', ' /tienda/la-colmena ');
    expect([
      preview()?.querySelector('a')?.textContent,
      preview()?.querySelector('a')?.getAttribute('href'),
    ]).toEqual(['Ver más', '/tienda/la-colmena']);
    type('Tipo', 'ERROR');
    type('Prioridad', 'HIGH');
    expect(told()).toEqual(['Cerramos el lunes', 'Por la fiesta.', false, 'Avisos: 1 sin leer']);
    expect(screen.getByText(/24 horas/).textContent).toBe(
      'Suma uno en el número de la campana durante 24 horas.',
    );
    type('Prioridad', 'URGENT');
    expect([preview()?.querySelector('button')?.getAttribute('aria-label'), told()[2]]).toEqual([
      'Avisos',
      false,
    ]);
    expect(screen.getByText(/no suma en el número/).textContent).toMatch(/^Lleva la marca «Urgente»/);
  });

  test('R7.13 is told once it is sent', async () => {
    const { call, asked } = fakeCall({ createNotification: successfulAnswer({ notification: {} as never }) });
    let saved = 0;
    const logic = wireNotificationForm(createAdminNotificationsService(call), () => void (saved += 1));
    const actorRef = createActor(logic, { input: { values: BLANK_NOTIFICATION } }).start();
    await renderWithMarketProviders(inBackOffice(<NewNotificationView actorRef={actorRef} />));
    type('Título', ' Cerramos el lunes ');
    type('Mensaje', 'Por la fiesta.');
    type('Enlace (opcional)', '/tiendas');
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Publicar el aviso' })));
    expect([asked.map(({ input }) => input), saved]).toEqual([
      [
        {
          body: {
            title: 'Cerramos el lunes',
            message: 'Por la fiesta.',
            link: '/tiendas',
            type: 'INFO',
            priority: 'MEDIUM',
          },
        },
      ],
      1,
    ]);
  });
});
