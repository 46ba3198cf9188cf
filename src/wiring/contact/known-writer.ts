import { useSelector } from '@xstate/react';
import { useLayoutEffect, useMemo } from 'react';
import type { ContactInput } from '../../../contract/notifications/notification.ts';
import { type AppActorRef, childOf } from '../../machines/shell/app.machine.ts';
import { BLANK_MESSAGE, type ContactActorRef } from '../../machines/contact/contact.machine.ts';
import { sessionOf } from '../../machines/auth/session.selectors.ts';

/**
 * What a message begins with: name and email of whoever is signed in, as soon as it is known who that is, and
 * until it is somebody else. What was typed stays; the server, which rendered the form, knew nobody.
 */
export function useKnownWriter(app: AppActorRef, actorRef: ContactActorRef): ContactInput {
  const user = useSelector(childOf(app, 'session'), (snapshot) => sessionOf(snapshot).user);
  const [name, email] = [user?.fullName ?? '', user?.email ?? ''];
  const blank = useMemo(() => ({ ...BLANK_MESSAGE, name, email }), [name, email]);
  useLayoutEffect(() => {
    const snapshot = actorRef.getSnapshot();
    const { values, baseline } = snapshot.context;
    const isTouched = values.name !== baseline.name || values.email !== baseline.email;
    const isNews = baseline.name !== blank.name || baseline.email !== blank.email;
    if (isTouched || !isNews || snapshot.hasTag('saved')) return;
    actorRef.send({ type: 'form.reset', values: { ...values, name: blank.name, email: blank.email } });
  }, [actorRef, blank]);
  return blank;
}
