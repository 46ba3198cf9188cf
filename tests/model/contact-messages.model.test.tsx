import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { createActor, waitFor } from 'xstate';
import type { ContactMessage } from '../../contract/contact/contact-message.ts';
import type { ContactMessagesQuery } from '../../contract/contact/contact-messages-query.ts';
import { ContactMessagesView } from '../../src/components/admin/contact/ContactMessagesView.tsx';
import { contactMessagesMachine } from '../../src/machines/admin/contact/contact-messages.machine.ts';
import {
  contactMessagesHref,
  contactMessagesQueryIn,
} from '../../src/wiring/admin/contact/contact-messages-href.ts';
import { wireContactMessages } from '../../src/wiring/admin/contact/contact-messages-screen.ts';
import { inBackOffice } from '../support/views/producer-orders.tsx';
import { renderWithMarketProviders } from '../support/views/render-with-market-providers.tsx';
import { sampleId } from '../support/samples/samples.ts';
import { walkList } from '../support/views/walk-list.tsx';

const sampleMessage = (changes: Partial<ContactMessage> = {}): ContactMessage => ({
  id: sampleId(50),
  name: 'Ana Ruiz',
  email: 'ana@example.com',
  subject: 'Un puesto en mayo',
  message: 'Hago miel en Soria.',
  state: 'new',
  createdAt: '2026-11-20T11:00:00.000Z',
  ...changes,
});

const rows = () => [...document.querySelectorAll('tbody tr')];

walkList({
  name: 'the list of what people wrote',
  proves: 'R3.14 R8.13',
  machine: contactMessagesMachine,
  wire: wireContactMessages,
  addressOf: contactMessagesHref,
  view: (actorRef) =>
    inBackOffice(<ContactMessagesView actorRef={actorRef} addressOf={contactMessagesHref} />),
  items: [sampleMessage()],
  rows: () => rows().map((row) => row.querySelector('[data-part=subject]')?.textContent ?? null),
  rowOf: ({ subject }) => subject,
  changes: [
    {
      query: { state: 'answered' },
      choose: () => fireEvent.click(screen.getByRole('button', { name: /^Respondido/ })),
    },
  ],
  elsewhere: { q: 'miel', state: 'closed' },
  search: 'Buscar mensajes',
  words: { results: 'Mensajes al mercado', item: 'mensaje', items: 'mensajes' },
  isCountSeen: true,
  emptiness: ({ q, state }) => (q || state ? 'Ningún mensaje coincide' : 'Nadie ha escrito todavía'),
});

describe('what people wrote', () => {
  afterEach(cleanup);

  test('R3.14 stands with its state, who it is from and when, and leads to itself; each state says how many', async () => {
    const found = {
      ok: true as const,
      value: {
        items: [sampleMessage(), sampleMessage({ id: sampleId(51), subject: 'Gracias', state: 'closed' })],
        pagination: null,
        counts: { new: 1, read: 0, answered: 0, closed: 1 },
      },
    };
    const list = createActor(wireContactMessages({ loadItems: async () => found, showAddress: () => {} }), {
      input: { query: {}, limit: 25 },
    }).start();
    await waitFor(list, (snapshot) => snapshot.matches('ready'));
    await renderWithMarketProviders(
      inBackOffice(<ContactMessagesView actorRef={list} addressOf={contactMessagesHref} />),
    );
    expect(rows().map((row) => [...row.children].map(({ textContent }) => textContent))).toEqual([
      ['Sin leer', 'Un puesto en mayoHago miel en Soria.', 'Ana Ruizana@example.com', 'hace 1 h'],
      ['Cerrado', 'GraciasHago miel en Soria.', 'Ana Ruizana@example.com', 'hace 1 h'],
    ]);
    expect(rows().map((row) => row.getAttribute('data-unread'))).toEqual(['true', 'false']);
    expect(screen.getByRole('table', { name: 'Mensajes al mercado' }).querySelector('time')?.title).toBe(
      '20 nov 2026, 12:00',
    );
    expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
    expect(screen.getByRole('link', { name: 'Gracias, de Ana Ruiz' }).getAttribute('href')).toBe(
      `/admin/messages/${sampleId(51)}`,
    );
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Todos2',
      'Sin leer1',
      'Leído0',
      'Respondido0',
      'Cerrado1',
    ]);
  });

  test('R3.14 where none is found that is said, and where none was written the way to the form', async () => {
    const asked: unknown[] = [];
    async function openNone(query: ContactMessagesQuery) {
      cleanup();
      const list = createActor(
        wireContactMessages({
          loadItems: async ({ query: { q, state } }) => {
            asked.push({ q, state });
            return {
              ok: true,
              value: { items: [], pagination: null, counts: { new: 0, read: 0, answered: 0, closed: 0 } },
            };
          },
          showAddress: () => {},
        }),
        { input: { query, limit: 25 } },
      ).start();
      await waitFor(list, (snapshot) => snapshot.matches('empty'));
      await renderWithMarketProviders(
        inBackOffice(<ContactMessagesView actorRef={list} addressOf={contactMessagesHref} />),
      );
      return [
        screen.getAllByRole('heading').at(-1)?.textContent,
        ...screen.queryAllByRole('link').map((link) => link.getAttribute('href')),
      ];
    }
    expect([await openNone({ q: 'miel' }), await openNone({ state: 'closed' }), await openNone({})]).toEqual([
      ['Ningún mensaje coincide', '/admin/messages'],
      ['Ningún mensaje coincide', '/admin/messages'],
      ['Nadie ha escrito todavía', '/contact'],
    ]);
    asked.length = 0;
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: '  ' } });
    await act(async () => fireEvent.click(screen.getByRole('button', { name: /^Leído/ })));
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: ' polen ' } });
    await act(async () => fireEvent.click(screen.getByRole('button', { name: /^Todos/ })));
    expect(asked).toEqual([
      { q: undefined, state: 'read' },
      { q: 'polen', state: undefined },
    ]);
  });

  test('R3.14 the address says in which state', () => {
    expect(contactMessagesHref(contactMessagesQueryIn({ state: 'new', page: 2 }))).toBe(
      '/admin/messages?state=new&page=2',
    );
    expect(contactMessagesQueryIn({ state: 'lost' })).toEqual({ offset: 0 });
  });
});
