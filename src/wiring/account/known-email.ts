import { useRouterState } from '@tanstack/react-router';
import { useLayoutEffect } from 'react';
import type { CodeRequestActorRef } from '../../machines/code-request/code-request.machine.ts';

interface Named {
  getSnapshot(): { context: { values: { username: string } } };
  send(event: { type: 'field.changed'; field: string; value: string }): void;
}

/**
 * Fills in what the screen before knew: the address, and when a code was mailed to it. It lies in the history's entry,
 * so that a reload keeps it and no address or log shows it; the server, which rendered the form, never saw it.
 */
export function useKnownEmail(formRef: Named, codeRequestRef?: CodeRequestActorRef): void {
  const email = useRouterState({ select: ({ location }) => location.state.email });
  const codeSentAt = useRouterState({ select: ({ location }) => location.state.codeSentAt });
  useLayoutEffect(() => {
    if (email !== undefined && formRef.getSnapshot().context.values.username === '')
      formRef.send({ type: 'field.changed', field: 'username', value: email });
    if (codeSentAt !== undefined) codeRequestRef?.send({ type: 'code.sent', at: codeSentAt });
  }, [formRef, codeRequestRef, email, codeSentAt]);
}
