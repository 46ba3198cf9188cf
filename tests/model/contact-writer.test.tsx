import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { childOf } from '../../src/machines/shell/app.machine.ts';
import { successfulAnswer } from '../support/charts/fake-call.ts';
import { visitMarket } from '../support/views/market-visit.tsx';
import { sampleUserWithRole } from '../support/samples/session-app.ts';

const ana = sampleUserWithRole('consumer', 1);
const luis = sampleUserWithRole('producer', 2);

beforeEach(() => {
  // happy-dom cannot scroll.
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
});
afterEach(cleanup);

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const seen = () => ['Nombre', 'Email', 'Mensaje'].map((label) => field(label).value);
const write = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });

async function open(present: typeof ana | null) {
  const visit = visitMarket('/contact', {
    present,
    answers: { sendContactMessage: successfulAnswer({ message: {} }) },
  });
  visit.show();
  await screen.findByRole('heading', { level: 1, name: 'Escríbenos' });
  return visit;
}

describe('whoever writes to the house', () => {
  test('R5.11 does not type what the house knows, and stays who they say they are', async () => {
    const visit = await open(ana);
    write('Mensaje', 'Hola');
    act(visit.wake);
    await waitFor(() => expect(seen()).toEqual([ana.fullName, ana.email, 'Hola']));
    write('Email', 'otra@example.com');
    visit.becomes(luis);
    await act(() => visit.until('authenticated'));
    expect(seen()).toEqual([ana.fullName, 'otra@example.com', 'Hola']);
  });

  test('R5.11 has changed the name alone, and the form with it', async () => {
    const visit = await open(ana);
    act(visit.wake);
    await waitFor(() => expect(seen()[0]).toBe(ana.fullName));
    const user = { ...ana, fullName: 'Ana la de la miel' };
    act(() => childOf(visit.app, 'session').send({ type: 'user.changed', user }));
    expect(seen()).toEqual(['Ana la de la miel', ana.email, '']);
  });

  test('R5.11 finds nothing of whoever was here before', async () => {
    const visit = await open(ana);
    act(visit.wake);
    await waitFor(() => expect(seen()).toEqual([ana.fullName, ana.email, '']));
    visit.becomes(null);
    await waitFor(() => expect(seen()).toEqual(['', '', '']));
  });

  test('R5.11 has sent it, which stays said whoever they become', async () => {
    const visit = await open({ ...ana, fullName: 'Ana Ruiz' });
    act(visit.wake);
    await waitFor(() => expect(seen()[0]).toBe('Ana Ruiz'));
    write('Asunto', 'Miel');
    write('Mensaje', '¿Hay miel de romero?');
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Enviar mensaje' })));
    const said = () => document.querySelector('main')?.textContent;
    const thanks = `Gracias por escribirnos. Lo leemos y te respondemos a ${ana.email}`;
    await waitFor(() => expect(said()).toContain(thanks));
    visit.becomes(luis);
    await act(() => visit.until('authenticated'));
    expect(said()).toContain(thanks);
  });

  test('R5.11 has typed already when it is known who they are', async () => {
    const visit = await open(ana);
    write('Nombre', 'La de la miel');
    act(visit.wake);
    await act(() => visit.until('authenticated'));
    expect(seen()).toEqual(['La de la miel', '', '']);
  });
});
