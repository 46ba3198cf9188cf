import { shallowEqual, useSelector } from '@xstate/react';
import type { FormEvent as SubmitEvent } from 'react';
import type { AnyActorRef } from 'xstate';
import type { FieldErrors } from '../../machines/ui/field-errors.ts';
import type { FormEvent } from '../../machines/ui/form.machine.ts';
import { useFormFocus } from './use-form-focus.ts';

interface FormSnapshot<Values, Failure> {
  context: {
    values: Values;
    errors: FieldErrors;
    focus: { field: string } | null;
    failure: Failure | null;
  };
  hasTag(tag: 'busy' | 'saved'): boolean;
}

/** Structural type of an actor made by createFormMachine, as far as views need it. */
export interface FormRef<Values, Failure> {
  getSnapshot(): FormSnapshot<Values, Failure>;
  subscribe: AnyActorRef['subscribe'];
  send(event: FormEvent<Values>): void;
}

/** Form connected to its chart: field props, values, failure and busy state. */
export function useForm<Values extends object, Failure>(
  actorRef: FormRef<Values, Failure>,
  labels: { readonly [Name in keyof Values]?: string },
) {
  const shown = useSelector(
    actorRef,
    (snapshot: FormSnapshot<Values, Failure>) => ({
      values: snapshot.context.values,
      errors: snapshot.context.errors,
      focus: snapshot.context.focus,
      failure: snapshot.context.failure,
      isBusy: snapshot.hasTag('busy'),
      isSaved: snapshot.hasTag('saved'),
    }),
    shallowEqual,
  );
  const { values, errors, focus, isBusy } = shown;
  const ref = useFormFocus(focus);
  const change = (field: string, value: string) => actorRef.send({ type: 'field.changed', field, value });
  return {
    ...shown,
    change,
    form: {
      ref,
      // POST: a submit before hydration must not put field values into the URL.
      method: 'post' as const,
      noValidate: true,
      onSubmit: (event: SubmitEvent) => {
        event.preventDefault();
        actorRef.send({ type: 'form.submitted' });
      },
    },
    fieldOf: (name: keyof Values & string) => ({
      name,
      label: labels[name] ?? name,
      value: String(values[name]),
      error: errors[name],
      readOnly: isBusy,
      onValueChanged: (value: string) => change(name, value),
      onBlur: () => actorRef.send({ type: 'field.left', field: name }),
    }),
    /** At least one field shows an error, so the summary can omit it. */
    isToldAtField: Object.keys(errors).some(
      (field) => field !== '' && Object.hasOwn(values, field.split('.')[0] ?? ''),
    ),
  };
}
