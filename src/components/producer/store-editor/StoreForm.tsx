import { chakra } from '@chakra-ui/react/styled-system';
import { type ReactNode, useMemo, useEffect, useRef } from 'react';
import type { ScreenAddress } from '../../../../contract/shell/screen-address.ts';
import type { PopupStore } from '../../../../contract/stores/popup-store.ts';
import { missingToPublish } from '../../../../contract/stores/missing-to-publish.ts';
import type { StoreFormActorRef } from '../../../machines/producer/stores/store-form.machine.ts';
import {
  stepAfter,
  stepOf,
  stepState,
  type StoreStep,
  STORE_STEPS,
} from '../../../../contract/stores/store-form-steps.ts';
import { EditorForm } from '../../back-office/editor/EditorForm.tsx';
import { Button, LinkButton } from '../../forms/Button.tsx';
import { FormErrorSummary } from '../../forms/FormErrorSummary.tsx';
import { useForm } from '../../forms/use-form.ts';
import { useFormFocus } from '../../forms/use-form-focus.ts';
import type { OtherStores } from './other-stores.ts';
import { StepNav } from './StepNav.tsx';
import { MissingStoreData } from './MissingStoreData.tsx';
import { PreviewAside, PreviewDialog } from './StorePreviewContainers.tsx';
import { storeStepLabels, storeEditorMessages, storeFailureText } from './store-editor.messages.ts';
import type { StoreStepProps } from './store-step-props.ts';
import { DatesStep } from './DatesStep.tsx';
import { ProductsStep } from './ProductsStep.tsx';
import { LookStep } from './LookStep.tsx';
import { NameStep } from './NameStep.tsx';
import { SellerStep } from './SellerStep.tsx';
import { isNewPicture } from '../../../../contract/uploads/gallery.ts';
import { previewStore } from '../../../../contract/stores/preview-store.ts';
import type { StorePicture, StoreValues } from '../../../../contract/stores/store-form-values.ts';
import { useObjectUrl } from '../../profile/use-object-url.ts';

const fileOf = ({ item }: StorePicture) => (item && isNewPicture(item) ? item.file : null);

/** Unsaved store with object URLs for its new pictures. */
function useUnsavedStore(values: StoreValues): PopupStore {
  const heroImage = useObjectUrl(fileOf(values.heroImage));
  const logo = useObjectUrl(fileOf(values.logo));
  const avatar = useObjectUrl(fileOf(values.avatar));
  const eventBanner = useObjectUrl(fileOf(values.eventBanner));
  return previewStore(values, { heroImage, logo, avatar, eventBanner });
}

/** Heading of a step; it takes the focus when the step changes. */
function StepHeading({ step }: { step: StoreStep }) {
  const ref = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current !== step) ref.current?.focus();
    shown.current = step;
  }, [step]);
  return (
    <chakra.h2 ref={ref} tabIndex={-1} fontSize="3xl" lineHeight="tight">
      <chakra.span color="ink2" fontWeight="normal">
        {`${STORE_STEPS.indexOf(step) + 1}. `}
      </chakra.span>
      <span>{storeStepLabels[step]}</span>
    </chakra.h2>
  );
}

interface StepFieldsProps extends StoreStepProps {
  step: StoreStep;
  neighbours: readonly PopupStore[];
  /** URL of the hero picture, also for a file that is not uploaded yet. */
  heroUrl: string | null;
}

/** Fields of one editor step. */
export function StepFields({ step, neighbours, heroUrl, ...parts }: StepFieldsProps) {
  if (step === 'name') return <NameStep {...parts} />;
  if (step === 'dates') return <DatesStep {...parts} neighbours={neighbours} />;
  if (step === 'look') return <LookStep {...parts} heroUrl={heroUrl} />;
  if (step === 'seller') return <SellerStep {...parts} />;
  return <ProductsStep {...parts} neighbours={neighbours} />;
}

interface StoreFormProps {
  formRef: StoreFormActorRef;
  step: StoreStep;
  neighbours: OtherStores;
  addressOf: (step: StoreStep) => ScreenAddress;
  /** Preview of the unsaved store as shoppers would see it. */
  preview: (store: PopupStore) => ReactNode;
}

/** Form of one editor step with a preview and the list of missing data. */
export function StoreForm({ formRef, step, neighbours, addressOf, preview }: StoreFormProps) {
  const { form, fieldOf, values, errors, focus, failure, isBusy, isToldAtField } = useForm(formRef, {});
  const draft = useUnsavedStore(values);
  const gaps = missingToPublish(draft);
  // The first error may be in another step; its field can take the focus only once that step is shown.
  const wished = useMemo(() => (focus && stepOf(focus.field) === step ? { ...focus } : null), [focus, step]);
  const ref = useFormFocus(wished);
  const { form: label, save, saveChanges, next: nextWord, busy, retry } = storeEditorMessages;
  const said = failure && !isToldAtField ? storeFailureText(failure) : errors[''];
  const next = stepAfter(step);
  const isNew = values.of === null;
  const parts: StoreStepProps = {
    values,
    errors,
    isBusy,
    fieldOf,
    onChanged: (field, value) => formRef.send({ type: 'field.changed', field, value }),
    onLeft: (field) => formRef.send({ type: 'field.left', field }),
  };
  const seen = preview(draft);
  return (
    <chakra.div
      display="grid"
      gap="8"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 42rem) minmax(15rem, 1fr)' }}
    >
      <chakra.div display="grid" gap="6" alignContent="start" gridTemplateColumns="minmax(0, 1fr)">
        <StepNav current={step} stateOf={(one) => stepState(one, errors, gaps)} addressOf={addressOf} />
        <EditorForm
          {...form}
          ref={ref}
          label={label}
          message={said}
          heading={
            <chakra.div
              display="flex"
              flexWrap="wrap"
              alignItems="center"
              justifyContent="space-between"
              gap="3"
            >
              <StepHeading step={step} />
              <PreviewDialog>{seen}</PreviewDialog>
            </chakra.div>
          }
          actions={
            <>
              <Button type="submit" busy={isBusy} variant={isNew && next ? 'quiet' : 'primary'}>
                {isBusy ? busy : isNew ? save : saveChanges}
              </Button>
              {next ? (
                <LinkButton
                  href={addressOf(next)}
                  activeOptions={{ exact: true }}
                  variant={isNew ? 'primary' : 'quiet'}
                >
                  <span>
                    <span>{nextWord}</span>
                    <chakra.span
                      display={{ base: 'none', md: 'inline' }}
                    >{`: ${storeStepLabels[next]}`}</chakra.span>
                  </span>
                </LinkButton>
              ) : null}
            </>
          }
        >
          <FormErrorSummary message={neighbours.failure}>
            <Button variant="quiet" size="sm" onClick={neighbours.onRetried}>
              {retry}
            </Button>
          </FormErrorSummary>
          <StepFields
            {...parts}
            step={step}
            neighbours={neighbours.stores}
            heroUrl={draft.heroImageUrl ?? null}
          />
        </EditorForm>
        <MissingStoreData gaps={gaps} addressOf={addressOf} />
      </chakra.div>
      <PreviewAside>{seen}</PreviewAside>
    </chakra.div>
  );
}
