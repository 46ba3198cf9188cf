import { createActor } from 'xstate';
import { ConfirmAccountView } from '../../src/components/account/ConfirmAccountView.tsx';
import { ResetPasswordView } from '../../src/components/account/ResetPasswordView.tsx';
import { codeRequestMachine } from '../../src/machines/auth/code-request.machine.ts';
import { confirmAccountMachine } from '../../src/machines/auth/confirm-account.machine.ts';
import { resetPasswordMachine } from '../../src/machines/auth/reset-password.machine.ts';
import { walkForm } from '../support/views/form-walk.tsx';
import { sampleFailure } from '../support/samples/samples.ts';

const username = 'ana@example.com';
const WRONG = 'El código no es correcto o ha caducado. Revísalo o pide otro.';
const wrongCode = sampleFailure('INVALID_CODE', {
  status: 422,
  errors: [{ field: 'confirmationCode', message: WRONG }],
});
const offline = sampleFailure('NO_RESPONSE');
const OFFLINE = 'No se pudo conectar con el servidor. Verifica tu conexión a internet.';
const idle = createActor(codeRequestMachine, { input: { action: 'confirm_signup' } }).start();

walkForm({
  proves: 'R2.1 R3.3 R7.4 R8.6',
  machine: confirmAccountMachine,
  values: { username, confirmationCode: '12345' },
  field: { name: 'confirmationCode', good: '123456' },
  wrong: 'El código tiene 6 cifras',
  accepted: { username },
  refusals: [
    [wrongCode, WRONG],
    [offline, OFFLINE],
  ],
  words: { submit: 'Confirmar cuenta', busy: 'Confirmando…' },
  hasBotCheck: true,
  leaves: true,
  view: (formRef) => (
    <ConfirmAccountView formRef={formRef} codeRequestRef={idle} hasMailbox={false} authHref={(way) => way} />
  ),
});

walkForm({
  proves: 'R2.1 R3.3 R5.16 R7.4 R8.6',
  machine: resetPasswordMachine,
  values: { username, confirmationCode: '123456', newPassword: 'corta' },
  field: { name: 'newPassword', good: 'Mercado-2026' },
  wrong: 'La contraseña debe tener al menos 8 caracteres',
  accepted: { username },
  refusals: [
    [wrongCode, WRONG],
    [offline, OFFLINE],
  ],
  words: { submit: 'Guardar contraseña', busy: 'Guardando…' },
  hasBotCheck: true,
  leaves: true,
  view: (formRef) => (
    <ResetPasswordView formRef={formRef} codeRequestRef={idle} hasMailbox={false} authHref={(way) => way} />
  ),
});
