import { fireEvent, screen, within } from '@testing-library/react';
import type { PopupStore } from '../../../contract/stores/popup-store.ts';
import type { StoreStep } from '../../../contract/stores/store-form-steps.ts';
import type { StoreValues } from '../../../contract/stores/store-form-values.ts';
import { StepFields } from '../../../src/components/producer/store-editor/StoreForm.tsx';
import { inBackOffice } from './producer-orders.tsx';
import { renderWithMarketProviders } from './render-with-market-providers.tsx';
import { blankStoreValues } from './store-editor-scene.tsx';

interface Shown {
  errors?: Record<string, string>;
  isBusy?: boolean;
  neighbours?: readonly PopupStore[];
  heroUrl?: string;
}

/** Renders a step with these values and records the changed and the left fields. */
export async function openStep(
  step: StoreStep,
  changes: Partial<StoreValues>,
  { errors = {}, isBusy = false, neighbours = [], heroUrl }: Shown = {},
) {
  const values = { ...blankStoreValues, ...changes };
  const changed: unknown[] = [];
  const left: string[] = [];
  await renderWithMarketProviders(
    inBackOffice(
      <StepFields
        step={step}
        values={values}
        errors={errors}
        isBusy={isBusy}
        neighbours={neighbours}
        heroUrl={heroUrl ?? null}
        fieldOf={(name) => ({
          name,
          label: name,
          value: values[name],
          error: errors[name],
          readOnly: isBusy,
          onValueChanged: (value) => void changed.push([name, value]),
          onBlur: () => void left.push(name),
        })}
        onChanged={(field, value) => void changed.push([field, value])}
        onLeft={(field) => void left.push(field)}
      />,
    ),
  );
  return { changed, left };
}

type Control = HTMLInputElement | HTMLTextAreaElement;
export const controls = () => [...document.querySelectorAll<Control>('input[name], textarea[name]')];
export const stepFieldNamed = (name: string) =>
  controls().find((one) => one.name === name) ?? document.createElement('input');
/** Label and hint of a field. */
export const labelAndHintOf = (name: string) => [
  [...(stepFieldNamed(name).labels ?? [])].map(({ textContent }) => textContent).join(),
  (stepFieldNamed(name).getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' '),
];
export const maxLengths = () => controls().map(({ name, maxLength }) => [name, maxLength]);
export const typeInStep = (name: string, value: string) =>
  fireEvent.change(stepFieldNamed(name), { target: { value } });
export const chipStatesIn = (place: string) =>
  within(screen.getByRole('group', { name: place }))
    .getAllByRole('button')
    .map((chip) => [chip.textContent, chip.getAttribute('aria-pressed')]);
