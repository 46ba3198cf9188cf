import type { ActorRefFrom } from 'xstate';
import type { ValidationResult } from '../../../../contract/api/validate-input.ts';
import type { FailureOf } from '../../../../contract/api/call-types.ts';
import { createFormMachine } from '../../ui/form.machine.ts';

export interface DeletionValues {
  /** `name` is the text typed; `asked` is the name that it must match. */
  name: string;
  asked: string;
}

const tidied = (name: string) => name.normalize('NFC').trim().replaceAll(/\s+/gu, ' ');

const namedRight = ({ name, asked }: DeletionValues): ValidationResult<DeletionValues> =>
  tidied(name) === tidied(asked)
    ? { ok: true, value: { name, asked } }
    : { ok: false, errors: [{ field: 'name', message: 'Escribe el nombre tal como aparece' }] };

/** Form that deletes an account. The admin confirms by typing the owner's name (R6.6, R7.21). */
export const accountDeletionMachine = createFormMachine<
  DeletionValues,
  DeletionValues,
  null,
  FailureOf<'deleteUser'>['code']
>('accountDeletion', namedRight);

export type AccountDeletionActorRef = ActorRefFrom<typeof accountDeletionMachine>;
