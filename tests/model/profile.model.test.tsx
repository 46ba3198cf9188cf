import { act, cleanup, fireEvent } from '@testing-library/react';
import { useSelector } from '@xstate/react';
import { afterEach, describe, expect, test } from 'vitest';
import { type AnyEventObject, createActor, type SnapshotFrom } from 'xstate';
import type { User } from '../../contract/account/user.ts';
import { ProfileView } from '../../src/components/profile/ProfileView.tsx';
import {
  BLANK_PASSWORD_CHANGE,
  passwordChangeMachine,
} from '../../src/machines/account/password-change.machine.ts';
import {
  profileDetailsMachine,
  profileValuesOf,
} from '../../src/machines/account/profile-details.machine.ts';
import { profilePictureMachine } from '../../src/machines/account/profile-picture.machine.ts';
import type { CropResult } from '../../src/machines/account/profile-picture.types.ts';
import { sessionOf } from '../../src/machines/auth/session.selectors.ts';
import { Overlays } from '../../src/wiring/shell/overlays.tsx';
import { wireProfile } from '../../src/wiring/account/profile.wiring.ts';
import type { ProfileService } from '../../src/services/account/profile.service.ts';
import { doneEventsOf, leafOf } from '../support/charts/chart-transitions.ts';
import { deferred } from '../support/charts/deferred.ts';
import { refusalIn } from '../support/charts/path-answers.ts';
import { renderWithMarketProviders } from '../support/views/render-with-market-providers.tsx';
import { sampleFailure } from '../support/samples/samples.ts';
import { createSessionApp, sampleUserWithRole } from '../support/samples/session-app.ts';
import { pathTestsOf } from '../support/charts/path-tests.ts';

type Answer<Verb extends keyof ProfileService> = Awaited<ReturnType<ProfileService[Verb]>>;
interface Page {
  details: SnapshotFrom<typeof profileDetailsMachine>;
  password: SnapshotFrom<typeof passwordChangeMachine>;
  picture: SnapshotFrom<typeof profilePictureMachine>;
}
type Part = keyof Page;
type Step = { part: Part; event: AnyEventObject; state: Page[Part] };

const user = sampleUserWithRole('consumer');
const renamed: User = { ...user, fullName: 'Ana Gil' };
const file = new File([new Uint8Array(2_000)], 'ana', { type: 'image/png' });
const area = { x: 0, y: 0, width: 300, height: 300 };
const timeout = { ok: false, failure: sampleFailure('TIMEOUT') } as const;
const WRONG = 'La contraseña actual es incorrecta';
const wrong = {
  ok: false,
  failure: sampleFailure('WRONG_PASSWORD', {
    status: 422,
    errors: [{ field: 'oldPassword', message: WRONG }],
  }),
} as const;
const typed = (field: string, value: string) => ({ type: 'field.changed', field, value });

const detailsWalks = pathTestsOf(profileDetailsMachine, {
  input: { values: profileValuesOf(user) },
  events: [
    typed('fullName', renamed.fullName),
    { type: 'form.submitted' },
    ...doneEventsOf('submit', { ok: true, value: renamed }, timeout),
  ],
  canHappen: ({ context: { values } }, event) =>
    (event.type === 'form.submitted') === (values.fullName === renamed.fullName) ||
    event.type.startsWith('xstate'),
  look: () => null,
});
const passwordWalks = pathTestsOf(passwordChangeMachine, {
  input: { values: BLANK_PASSWORD_CHANGE },
  events: [
    typed('oldPassword', 'Mercado-2026'),
    typed('newPassword', 'Mercado-2027'),
    { type: 'form.submitted' },
    { type: 'form.reset', values: BLANK_PASSWORD_CHANGE },
    ...doneEventsOf('submit', { ok: true, value: null }, wrong),
  ],
  canHappen: (state, { type, field }: AnyEventObject) => {
    const { oldPassword, newPassword } = state.context.values;
    if (type === 'field.changed') return (field === 'oldPassword' ? oldPassword : newPassword) === '';
    if (type === 'form.submitted') return oldPassword !== '' && newPassword !== '';
    return type !== 'form.reset' || leafOf(state) === 'open.saved';
  },
  look: ({ context: { values } }) => values,
});
const pictureWalks = pathTestsOf(profilePictureMachine, {
  input: undefined,
  events: [
    { type: 'file.chosen', file },
    { type: 'area.changed', area },
    ...['crop.confirmed', 'crop.cancelled', 'retry.requested'].map((type) => ({ type })),
    ...doneEventsOf('cropPicture', { ok: true, value: new Blob(['x'], { type: 'image/jpeg' }) }),
    ...doneEventsOf('uploadPicture', { ok: true, value: user }, timeout),
  ],
  look: ({ context }) => context.area,
});

const stepsOf = (part: Part, walk: { event: AnyEventObject; state: Page[Part] }[]): Step[] =>
  walk.flatMap((step, index) => {
    // The wiring itself resets the form after a password change.
    if (step.event.type === 'form.reset') return [];
    const next = walk[index + 1];
    return [{ ...step, part, state: next?.event.type === 'form.reset' ? next.state : step.state }];
  });

/** Own walk of all three forms on one page, alternating one step each. */
const inTurn = (...walks: Step[][]) =>
  Array.from({ length: Math.max(...walks.map(({ length }) => length)) }).flatMap((_, index) =>
    walks.flatMap((walk) => walk[index] ?? []),
  );
const walks = detailsWalks.flatMap((details, one) =>
  passwordWalks.map((password, other) => {
    const picture = pictureWalks[(one + other) % pictureWalks.length]!;
    return inTurn(stepsOf('details', details), stepsOf('password', password), stepsOf('picture', picture));
  }),
);

const LOST = 'La solicitud tardó demasiado. Verifica tu conexión.';
const textsIn = (root: Element | null, selector: string) =>
  [...(root?.querySelectorAll(selector) ?? [])].map(({ textContent }) => textContent);
const formOf = (label: string, field: string) => {
  const form = document.querySelector(`form[aria-label="${label}"]`);
  return {
    button: form?.querySelector('[type=submit]')?.textContent,
    value: form?.querySelector<HTMLInputElement>(`[name=${field}]`)?.value,
    alerts: textsIn(form, '[role=alert]'),
  };
};
const seen = () => {
  const card = document.querySelector('section[aria-label="Tu ficha"]');
  return {
    name: card?.querySelector('h2')?.textContent,
    details: formOf('Tus datos', 'fullName'),
    password: formOf('Contraseña', 'newPassword'),
    picture: { buttons: textsIn(card, 'button'), alerts: textsIn(card, '[role=alert] p') },
    toasts: textsIn(document.querySelector('[data-position]'), 'p:last-child'),
  };
};

function buttonsOf(picture: Page['picture']) {
  if (picture.matches('cropping')) return ['Usar esta foto', 'Descartar'];
  if (picture.matches('encoding')) return ['Preparando…', 'Descartar'];
  if (picture.matches('uploading')) return ['Subiendo tu foto…'];
  return picture.matches({ choosing: 'failed' }) ? ['Cambiar foto', 'Reintentar'] : ['Cambiar foto'];
}

/** Past events of each part. */
type Past = Record<Part, AnyEventObject[]>;
const NOTHING_YET: Past = { details: [], password: [], picture: [] };

const typedLast = (past: AnyEventObject[], field: string): string | undefined =>
  past.findLast((event) => event.type === 'field.changed' && event['field'] === field)?.['value'];
/** Typed new password; a successful change empties it. */
const newPasswordOn = (past: AnyEventObject[]) =>
  typedLast(past.slice(past.findLastIndex(({ output }) => output?.ok) + 1), 'newPassword') ?? '';

/** Page as its owner sees it: each part shows its own state, and saved data appear on the card and in a toast. */
function expected(
  { details, password, picture }: Page,
  past: Past,
  toasts: string[],
): ReturnType<typeof seen> {
  const isRenamed = past.details.some(({ output }) => output?.ok);
  return {
    name: isRenamed ? renamed.fullName : user.fullName,
    details: {
      button: leafOf(details) === 'submitting' ? 'Guardando…' : 'Guardar cambios',
      value: typedLast(past.details, 'fullName') ?? user.fullName,
      alerts: refusalIn(past.details, ['field.changed', 'form.submitted']) ? [LOST] : [],
    },
    password: {
      button: leafOf(password) === 'submitting' ? 'Cambiando…' : 'Cambiar contraseña',
      value: newPasswordOn(past.password),
      alerts: refusalIn(past.password) ? [WRONG] : [],
    },
    picture: {
      buttons: buttonsOf(picture),
      alerts: refusalIn(past.picture, ['file.chosen', 'retry.requested'])
        ? [`${LOST} La foto recortada sigue aquí.`]
        : [],
    },
    toasts,
  };
}
/** Success toast of each part. */
const PRAISE: Record<Part, string> = {
  details: 'Datos guardados.',
  password: 'Ya tienes contraseña nueva.',
  picture: 'Foto cambiada.',
};
const isSaved = ({ event: { type, output } }: Step) =>
  /actor[.](submit|uploadPicture)$/.test(type) && output.ok;

async function mount() {
  let details = deferred<Answer<'updateProfile'>>();
  let password = deferred<Answer<'changePassword'>>();
  let crop = deferred<CropResult>();
  let upload = deferred<Answer<'changePicture'>>();
  const { app, session, wake, until } = createSessionApp(user);
  wake();
  await until('authenticated');
  // The account on the server.
  let present = user;
  const logic = wireProfile({
    app,
    profile: {
      updateProfile: () => (details = deferred()).promise,
      changePassword: () => (password = deferred()).promise,
      askForEmail: () => Promise.reject(new Error('not asked for here')),
      confirmEmail: () => Promise.reject(new Error('not asked for here')),
      changePicture: () => (upload = deferred()).promise,
    },
    cropPicture: () => (crop = deferred()).promise,
    tellUser: (changed) => session.send({ type: 'user.changed', user: changed }),
  });
  const refs = {
    detailsRef: createActor(logic.profileDetails, { input: { values: profileValuesOf(user) } }).start(),
    pictureRef: createActor(logic.profilePicture).start(),
    emailRef: createActor(logic.emailMove).start(),
    passwordRef: createActor(logic.passwordChange, { input: { values: BLANK_PASSWORD_CHANGE } }).start(),
  };
  function Profile() {
    const known = useSelector(session, (snapshot) => sessionOf(snapshot).user) ?? user;
    return <ProfileView {...refs} hasMailbox={false} user={known} onSignedOut={() => undefined} />;
  }
  await renderWithMarketProviders(
    <>
      <Profile />
      <Overlays app={app} />
    </>,
  );
  const one = (selector: string) => document.querySelector(selector)!;
  const press = (text: string) => () =>
    fireEvent.click(
      [...document.querySelectorAll('button')].find(({ textContent }) => textContent === text)!,
    );
  const change = ({ field, value }: AnyEventObject) =>
    fireEvent.change(one(`[name=${field}]`), { target: { value } });
  const drivers: Record<Part, Record<string, (event: AnyEventObject) => unknown>> = {
    details: {
      'field.changed': change,
      'form.submitted': () => fireEvent.submit(one('form[aria-label="Tus datos"]')),
      'xstate.done.actor.submit': ({ output }) => {
        if (output.ok) present = output.value;
        details.resolve(output);
      },
    },
    password: {
      'field.changed': change,
      'form.submitted': () => fireEvent.submit(one('form[aria-label="Contraseña"]')),
      'xstate.done.actor.submit': ({ output }) => password.resolve(output),
    },
    picture: {
      'file.chosen': (event) => fireEvent.change(one('[type=file]'), { target: { files: [event.file] } }),
      // Sent directly: the area comes from the cropping library, which needs real layout.
      'area.changed': (event) => refs.pictureRef.send(event as never),
      'crop.confirmed': press('Usar esta foto'),
      'crop.cancelled': press('Descartar'),
      'retry.requested': press('Reintentar'),
      'xstate.done.actor.cropPicture': ({ output }) => crop.resolve(output),
      'xstate.done.actor.uploadPicture': ({ output }) =>
        upload.resolve(output.ok ? { ok: true, value: present } : output),
    },
  };
  return { drivers, refs };
}

afterEach(cleanup);

describe('the profile follows its three charts at once', () => {
  test('every state of each is met, and every event has a driver', async () => {
    const steps = walks.flat();
    const { drivers } = await mount();
    const met = (part: Part) => steps.filter((step) => step.part === part);
    for (const part of ['details', 'password', 'picture'] as const)
      expect([...new Set(met(part).map(({ event }) => event.type))].toSorted()).toEqual(
        Object.keys(drivers[part]).toSorted(),
      );
    const states = (part: Part) => [...new Set(met(part).map(({ state }) => leafOf(state)))].toSorted();
    expect([states('details'), states('password'), states('picture')]).toEqual([
      ['open.editing', 'open.rejected', 'open.saved', 'submitting'],
      ['open.editing', 'open.rejected', 'submitting'],
      ['choosing.failed', 'choosing.saved', 'choosing.untouched', 'cropping', 'encoding', 'uploading'],
    ]);
  });

  for (const walk of walks) {
    const name = walk.map(({ part, event }) => `${part} ${event.type}`).join(', ');
    test(`R1.5 R2.4 ${name}`, async () => {
      const { drivers, refs } = await mount();
      let page: Page = {
        details: refs.detailsRef.getSnapshot(),
        password: refs.passwordRef.getSnapshot(),
        picture: refs.pictureRef.getSnapshot(),
      };
      const toasts: string[] = [];
      let past = NOTHING_YET;
      for (const step of walk) {
        await act(async () => drivers[step.part][step.event.type]?.(step.event));
        page = { ...page, [step.part]: step.state };
        past = { ...past, [step.part]: [...past[step.part], step.event] };
        if (isSaved(step)) toasts.push(PRAISE[step.part]);
        expect(
          [refs.detailsRef, refs.passwordRef, refs.pictureRef].map((ref) => ref.getSnapshot().value),
        ).toEqual([page.details.value, page.password.value, page.picture.value]);
        expect(seen()).toEqual(expected(page, past, toasts));
      }
    });
  }
});
