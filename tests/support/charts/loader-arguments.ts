import { DEFAULT_INSTALLATION } from '../../../contract/shell/installation.ts';
import type { User } from '../../../contract/account/user.ts';
import { ScreenActors } from '../../../src/screen-actors.ts';
import { createServices } from '../../../src/wiring/shell/services.ts';
import { fakeCall } from './fake-call.ts';
import { NOW } from '../samples/samples.ts';
import { createSessionApp } from '../samples/session-app.ts';

/** Arguments of a route's loader for a user; only calls are fakes. */
export function loaderArguments(user: User, answers: Parameters<typeof fakeCall>[0] = {}) {
  const { call, asked } = fakeCall(answers);
  const screens = new ScreenActors();
  const load = {
    context: {
      app: createSessionApp(user).app,
      screens,
      services: createServices(call),
      installation: DEFAULT_INSTALLATION,
      posted: null,
      now: () => NOW,
      mayOpen: () => true,
      user,
    },
    params: {},
    abortController: new AbortController(),
  };
  return { load, screens, asked };
}
