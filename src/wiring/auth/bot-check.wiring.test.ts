import { afterEach, describe, expect, test, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { DEFAULT_INSTALLATION } from '../../../contract/shell/installation.ts';
import { ScreenActors } from '../../screen-actors.ts';
import * as service from '../../services/auth/bot-check.service.ts';
import { botCheckScene, scriptedProvider, TOKEN } from '../../../tests/support/charts/bot-check.ts';
import { successfulAnswer, fakeCall } from '../../../tests/support/charts/fake-call.ts';
import { wireBotCheck } from './bot-check.wiring.ts';
import { wireContact } from '../contact/contact-screen.ts';
import { createContactService } from '../../services/contact/contact.service.ts';
import { createServices } from '../shell/services.ts';

const WRITTEN = { name: 'Ana', email: 'ana@example.com', subject: 'Miel', message: 'Hola' };

function openForm(setup: ReturnType<typeof botCheckScene> | null) {
  vi.useFakeTimers();
  const provider = scriptedProvider();
  vi.spyOn(service, 'createBotCheckService').mockReturnValue(provider.services as service.BotCheckService);
  const { call, asked } = fakeCall({ sendContactMessage: successfulAnswer({ message: {} }) });
  const screens = new ScreenActors();
  const installation = { ...DEFAULT_INSTALLATION, botCheck: setup };
  const parts = wireBotCheck({ screens, services: createServices(call), installation });
  const logic = wireContact(createContactService(call), parts);
  const form = createActor(logic, { input: { values: WRITTEN } }).start();
  const saved = () => waitFor(form, (snapshot) => snapshot.hasTag('saved'));
  return { provider, asked, screens, form, saved };
}

afterEach(() => vi.useRealTimers());

describe(wireBotCheck.name, () => {
  test('R9.6 nothing is open before the form is touched; then the script is fetched once', async () => {
    const { provider, screens, form } = openForm(botCheckScene());
    expect(screens.persist()).toEqual({});
    form.send({ type: 'field.changed', field: 'name', value: 'Eva' });
    form.send({ type: 'field.changed', field: 'name', value: 'Eva R' });
    await vi.advanceTimersByTimeAsync(1_500);
    expect(provider.asked.map((one) => one.split(' ')[0])).toEqual(['script', 'ready']);
  });

  test('R3.17 the token goes with the message', async () => {
    const { asked, form, saved } = openForm(botCheckScene());
    form.send({ type: 'form.submitted' });
    await vi.advanceTimersByTimeAsync(1_500);
    await saved();
    expect(asked).toEqual([
      { name: 'sendContactMessage', input: { body: WRITTEN, headers: { 'X-Captcha-Token': TOKEN } } },
    ]);
  });

  test('a navigation that stays on the screen costs the check its time, not the form its message', async () => {
    const { asked, screens, form, saved } = openForm(botCheckScene());
    form.send({ type: 'form.submitted' });
    await vi.advanceTimersByTimeAsync(1_000);
    screens.keep([]);
    await vi.advanceTimersByTimeAsync(1_500);
    await saved();
    expect(asked.length).toBe(1);
  });

  test('a form that is gone asks for no check anew', async () => {
    const { provider, screens, form } = openForm(botCheckScene());
    form.send({ type: 'form.submitted' });
    await vi.advanceTimersByTimeAsync(1_000);
    form.stop();
    const before = provider.asked.length;
    screens.keep([]);
    await vi.advanceTimersByTimeAsync(1_500);
    expect(provider.asked.length).toBe(before);
  });

  test('battery 54 without a check the message goes as it is', async () => {
    const { asked, form, saved } = openForm(null);
    form.send({ type: 'form.submitted' });
    await saved();
    expect(asked).toEqual([{ name: 'sendContactMessage', input: { body: WRITTEN } }]);
  });
});
