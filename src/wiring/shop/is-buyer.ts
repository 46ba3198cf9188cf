import { useRouteContext } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { childOf } from '../../machines/app/app.machine.ts';
import { sessionOf } from '../../machines/session/session.selectors.ts';

/** Whether whoever looks may buy: a consumer, or somebody who may still become one (R1.2). */
export function useIsBuyer(): boolean {
  const { app } = useRouteContext({ from: '__root__' });
  return useSelector(childOf(app, 'session'), (snapshot) => {
    const { role } = sessionOf(snapshot);
    return role === 'consumer' || role === 'anonymous';
  });
}
