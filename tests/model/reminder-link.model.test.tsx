import { fireEvent, screen } from '@testing-library/react';
import { expect } from 'vitest';
import { createActor, type EventObject } from 'xstate';
import { ReminderLinkView } from '../../src/components/reminders/ReminderLinkView.tsx';
import {
  type CancelReminderResult,
  type ConfirmReminderResult,
  reminderLinkMachine,
} from '../../src/machines/reminders/reminder-link.machine.ts';
import type { RemindersService } from '../../src/services/reminders/reminders.service.ts';
import { wireReminderLink } from '../../src/wiring/reminders/reminder-screens.ts';
import { BROKEN_ANSWER, settleVerb } from '../support/charts/settle-verb.ts';
import { refusalIn } from '../support/charts/path-answers.ts';
import { doneEventsOf } from '../support/charts/chart-transitions.ts';
import { deferred } from '../support/charts/deferred.ts';
import { alertText, failureMessageFor } from '../support/views/failure-messages.ts';
import { renderWithMarketProviders } from '../support/views/render-with-market-providers.tsx';
import { sampleFailure } from '../support/samples/samples.ts';
import { walkChart } from '../support/charts/walk-chart.ts';

const TOKEN = 'a'.repeat(43);
const confirmed: ConfirmReminderResult = {
  ok: true,
  value: { popupStore: { name: 'La Colmena', slug: 'la-colmena' } },
};
const cancelled: CancelReminderResult = { ok: true, value: null };
const gone = { ok: false as const, failure: sampleFailure('NOT_FOUND', { status: 404 }) };
const lost = { ok: false as const, failure: sampleFailure('NO_RESPONSE') };

type Asked<Verb extends keyof RemindersService> = Awaited<ReturnType<RemindersService[Verb]>>;

const button = (name: string) => screen.queryByRole('button', { name });
const seen = () => ({
  /** Outcome, which takes the focus. */
  told: document.querySelector('h2[tabindex]')?.textContent ?? null,
  links: screen.queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]),
  buttons: ['Sí, avisadme', 'No quiero avisos'].map(
    (name) => button(name)?.getAttribute('aria-busy') ?? button(name) !== null,
  ),
  alert: alertText(),
});

const chooses = (yes: boolean | string, no: boolean | string) => (past: readonly EventObject[]) =>
  expect(seen()).toEqual({
    told: null,
    links: [],
    buttons: [yes, no],
    alert: failureMessageFor(refusalIn(past, ['confirmation.requested', 'cancellation.requested'])),
  });

const tells =
  (told: string, links: string[][], isAsked = false) =>
  () => {
    expect(seen()).toEqual({ told, links, buttons: [false, isAsked], alert: null });
    expect(document.activeElement?.textContent).toBe(told);
  };

const isAsked = (asked: string[], tokens: string[]) => expect(asked.splice(0)).toEqual(tokens);

const toStores = [['Ver los puestos', '/tiendas']];

walkChart({
  name: 'whoever answers a mail about an opening',
  proves: 'R2.24',
  machine: reminderLinkMachine,
  input: { token: TOKEN },
  events: [
    { type: 'confirmation.requested' },
    { type: 'cancellation.requested' },
    ...doneEventsOf('confirmReminder', confirmed, gone, lost, BROKEN_ANSWER),
    ...doneEventsOf('cancelReminder', cancelled, gone, lost, BROKEN_ANSWER),
  ],
  look: ({ context: { popupStore, failure } }) => [popupStore?.name, failure?.code],
  mount: async () => {
    let [confirming, cancelling] = [
      deferred<Asked<'confirmReminder'>>(),
      deferred<Asked<'cancelReminder'>>(),
    ];
    const asked: string[] = [];
    const logic = wireReminderLink({
      confirmReminder: ({ token }) => {
        asked.push(token);
        return (confirming = deferred<Asked<'confirmReminder'>>()).promise;
      },
      cancelReminder: ({ token }) => {
        asked.push(token);
        return (cancelling = deferred<Asked<'cancelReminder'>>()).promise;
      },
    });
    const actorRef = createActor(logic, { input: { token: TOKEN } }).start();
    await renderWithMarketProviders(<ReminderLinkView actorRef={actorRef} />);
    const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
    return {
      actorRef,
      asked,
      drivers: {
        'confirmation.requested': () => press('Sí, avisadme'),
        'cancellation.requested': () => press('No quiero avisos'),
        'xstate.done.actor.confirmReminder': ({ output }) => settleVerb(confirming, output as never),
        'xstate.done.actor.cancelReminder': ({ output }) => settleVerb(cancelling, output as never),
      },
    };
  },
  oracles: {
    asking: chooses(true, true),
    confirming: chooses('true', true),
    cancelling: chooses(true, 'true'),
    confirmed: tells('Hecho, te avisaremos', [['Ir al puesto', '/tienda/la-colmena']], true),
    cancelled: tells('No te escribiremos', toStores),
    gone: tells('Este aviso ya no existe', toStores),
  },
  checkStep: ({ event }, { asked }) => isAsked(asked, event.type.endsWith('.requested') ? [TOKEN] : []),
});
