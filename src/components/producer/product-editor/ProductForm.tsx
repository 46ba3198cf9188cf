import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import type { ProductFormActorRef } from '../../../machines/producer/products/product-form.machine.ts';
import type { AfterSaveAction } from '../../../machines/producer/products/product-editor.machine.ts';
import type { ProductValues } from '../../../machines/producer/products/product-values.ts';
import { withFiles } from '../../../../contract/uploads/gallery.ts';
import { EditorForm } from '../../back-office/editor/EditorForm.tsx';
import { Button } from '../../forms/Button.tsx';
import { useForm } from '../../forms/use-form.ts';
import type { SelectableStores } from './selectable-stores.ts';
import { productEditorMessages, productEditorFailureText } from './product-editor.messages.ts';
import { ProductFieldset } from './ProductFieldset.tsx';
import { ProductPreview } from './ProductPreview.tsx';

interface ProductFormProps {
  formRef: ProductFormActorRef;
  places: SelectableStores;
  /** Hint about the name, updated while typing. */
  nameHint: ReactNode;
  onEndingChosen: (after: AfterSaveAction) => void;
  onCopied: (values: ProductValues) => void;
}

/** Product form beside a live preview of the product card. */
export function ProductForm({ formRef, places, nameHint, onEndingChosen, onCopied }: ProductFormProps) {
  const { form, fieldOf, values, errors, failure, isBusy, isToldAtField } = useForm(formRef, {});
  const { form: label, save, saveChanges, saveAndAnother, duplicate, busy } = productEditorMessages;
  const change = (field: keyof ProductValues, value: unknown) =>
    formRef.send({ type: 'field.changed', field, value });
  const said = failure && !isToldAtField ? productEditorFailureText(failure) : errors[''];
  const store = places.stores.find(({ id }) => id === values.popupStoreId) ?? null;
  return (
    <chakra.div
      display="grid"
      gap="8"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 40rem) 17rem' }}
      onPaste={(event) => {
        const files = [...event.clipboardData.files];
        if (files.length === 0) return;
        event.preventDefault();
        change('pictures', withFiles(values.pictures, files));
      }}
    >
      <EditorForm
        {...form}
        label={label}
        message={said}
        actions={
          <>
            <Button type="submit" busy={isBusy} onClick={() => onEndingChosen('leave')}>
              {isBusy ? busy : values.of ? saveChanges : save}
            </Button>
            {values.of ? (
              <Button variant="quiet" onClick={() => onCopied(values)}>
                {duplicate}
              </Button>
            ) : (
              <Button type="submit" variant="quiet" busy={isBusy} onClick={() => onEndingChosen('another')}>
                {saveAndAnother}
              </Button>
            )}
          </>
        }
      >
        <ProductFieldset
          values={values}
          errors={errors}
          places={places}
          nameHint={nameHint}
          fieldOf={fieldOf}
          onChanged={change}
        />
      </EditorForm>
      <ProductPreview values={values} store={store} />
    </chakra.div>
  );
}
