import { headOf } from '../../../contract/shell/screen-metadata.ts';
import type { CodeRequestActorRef } from '../../machines/auth/code-request.machine.ts';
import type { ResetPasswordActorRef } from '../../machines/auth/reset-password.machine.ts';
import { keyDrawing } from '../feedback/drawings/key.tsx';
import { useForm } from '../forms/use-form.ts';
import { accountLabels } from './account.messages.ts';
import type { AuthLinkHref } from './auth-links.ts';
import { CodeAside } from './CodeAside.tsx';
import { CodeField } from './CodeField.tsx';
import { CodeScreen } from './CodeScreen.tsx';
import { EmailField } from './EmailField.tsx';
import { NewPasswordField } from './NewPasswordField.tsx';
import { resetPasswordMessages } from './password-recovery.messages.ts';

interface ResetPasswordViewProps {
  formRef: ResetPasswordActorRef;
  codeRequestRef: CodeRequestActorRef;
  hasMailbox: boolean;
  authHref: AuthLinkHref;
}

/** Password reset screen: code and new password (R2.1, R5.16, R7.4). */
export function ResetPasswordView({ formRef, authHref, ...screen }: ResetPasswordViewProps) {
  const connected = useForm(formRef, accountLabels);
  return (
    <CodeScreen
      {...screen}
      connected={connected}
      head={headOf('/reset-password')}
      words={resetPasswordMessages}
      aside={<CodeAside drawing={keyDrawing} />}
      login={{ word: 'Volver a iniciar sesión', href: authHref('/login') }}
    >
      <EmailField {...connected.fieldOf('username')} />
      <CodeField {...connected.fieldOf('confirmationCode')} enterKeyHint="next" />
      <NewPasswordField
        {...connected.fieldOf('newPassword')}
        hint={resetPasswordMessages.elsewhere}
        enterKeyHint="go"
      />
    </CodeScreen>
  );
}
