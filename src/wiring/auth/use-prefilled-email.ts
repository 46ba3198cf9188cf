import { useRouterState } from '@tanstack/react-router';
import { useLayoutEffect } from 'react';
import { readEmailLinkHash } from '../../../contract/auth/email-link.ts';
import type { CodeRequestActorRef } from '../../machines/auth/code-request.machine.ts';

interface Named {
  getSnapshot(): { context: { values: { username: string; confirmationCode?: string } } };
  send(event: { type: 'field.changed'; field: string; value: string }): void;
}

/**
 * Prefills a form with the e-mail address and the code's time from the screen before. After a link in an
 * e-mail, it prefills address and code. The data is in the history entry or the URL fragment, so it survives
 * a reload and appears in no log. The server never sees it.
 */
export function usePrefilledEmail(formRef: Named, codeRequestRef?: CodeRequestActorRef): void {
  const email = useRouterState({ select: ({ location }) => location.state.email });
  const codeSentAt = useRouterState({ select: ({ location }) => location.state.codeSentAt });
  const hash = useRouterState({ select: ({ location }) => location.hash });
  useLayoutEffect(() => {
    const fill = (field: 'username' | 'confirmationCode', value: string | undefined) => {
      if (value !== undefined && formRef.getSnapshot().context.values[field] === '')
        formRef.send({ type: 'field.changed', field, value });
    };
    const letter = readEmailLinkHash(hash);
    fill('username', letter?.email ?? email);
    fill('confirmationCode', letter?.code);
    if (codeSentAt !== undefined) codeRequestRef?.send({ type: 'code.sent', at: codeSentAt });
  }, [formRef, codeRequestRef, email, codeSentAt, hash]);
}
