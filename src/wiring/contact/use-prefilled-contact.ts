import { useSelector } from '@xstate/react';
import { useLayoutEffect, useMemo } from 'react';
import type { ContactInput } from '../../../contract/notifications/notification.ts';
import { type AppActorRef, childOf } from '../../machines/shell/app.machine.ts';
import { BLANK_MESSAGE, type ContactActorRef } from '../../machines/contact/contact.machine.ts';
import { sessionOf } from '../../machines/auth/session.selectors.ts';

/**
 * Prefills the contact form with name and e-mail of the signed-in user, once the session is known, and again
 * for another user. Typed values stay. The server rendered the form without them.
 */
export function usePrefilledContact(app: AppActorRef, actorRef: ContactActorRef): ContactInput {
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
