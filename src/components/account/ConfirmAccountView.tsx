import { headOf } from '../../../contract/shell/screen-metadata.ts';
import type { CodeRequestActorRef } from '../../machines/auth/code-request.machine.ts';
import type { ConfirmAccountActorRef } from '../../machines/auth/confirm-account.machine.ts';
import { useForm } from '../forms/use-form.ts';
import { accountLabels } from './account.messages.ts';
import type { AuthLinkHref } from './auth-links.ts';
import { CodeAside } from './CodeAside.tsx';
import { CodeField } from './CodeField.tsx';
import { CodeScreen } from './CodeScreen.tsx';
import { EmailField } from './EmailField.tsx';
import { confirmAccountMessages } from './confirm-account.messages.ts';

interface ConfirmAccountViewProps {
  formRef: ConfirmAccountActorRef;
  codeRequestRef: CodeRequestActorRef;
  hasMailbox: boolean;
  authHref: AuthLinkHref;
}

/** Account confirmation screen: code form and a button to resend the code (R2.1, R7.4). */
export function ConfirmAccountView({ formRef, authHref, ...screen }: ConfirmAccountViewProps) {
  const connected = useForm(formRef, accountLabels);
  return (
    <CodeScreen
      {...screen}
      connected={connected}
      head={headOf('/confirm-account')}
      words={confirmAccountMessages}
      aside={<CodeAside />}
      login={{ question: '¿Ya la confirmaste?', word: 'Inicia sesión', href: authHref('/login') }}
    >
      <EmailField {...connected.fieldOf('username')} />
      <CodeField {...connected.fieldOf('confirmationCode')} enterKeyHint="go" />
    </CodeScreen>
  );
}
