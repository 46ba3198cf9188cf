import { Checkbox } from '@chakra-ui/react/checkbox';
import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { LENGTHS } from '../../../../contract/values/lengths.ts';
import type { ProductValues } from '../../../machines/producer/products/product-values.ts';
import { Button } from '../../forms/Button.tsx';
import { FormErrorSummary } from '../../forms/FormErrorSummary.tsx';
import { SelectField } from '../../forms/SelectField.tsx';
import { TextAreaField } from '../../forms/TextAreaField.tsx';
import { TextField } from '../../forms/TextField.tsx';
import { Panel } from '../../layout/Panel.tsx';
import { AttributeFields } from './AttributeFields.tsx';
import { PicturesField } from './PicturesField.tsx';
import type { SelectableStores } from './selectable-stores.ts';
import type { GetProductFieldProps } from './product-field-props.ts';
import { productEditorMessages, productFields } from './product-editor.messages.ts';

interface ProductFieldsProps {
  values: ProductValues;
  errors: Readonly<Record<string, string>>;
  places: SelectableStores;
  /** Hint about the name, updated while typing. */
  nameHint: ReactNode;
  fieldOf: GetProductFieldProps;
  onChanged: (field: keyof ProductValues, value: unknown) => void;
}

/** Product fields, grouped by topic. */
export function ProductFieldset({
  values,
  errors,
  places,
  nameHint,
  fieldOf,
  onChanged,
}: ProductFieldsProps) {
  const { what, pricing, pictures, where, storeHint, noStore, exclusive, retry, presentStore } =
    productEditorMessages;
  const { name, shortDescription, price, stock, producerName, popupStoreId } = productFields;
  const options = [
    { value: '', label: noStore },
    ...places.stores.map((store) => ({ value: store.id, label: store.name })),
  ];
  // While the stores are loading, or if the store is not in the list, the current store stays an option.
  const isKnown = options.some(({ value }) => value === values.popupStoreId);
  const choices = isKnown ? options : [...options, { value: values.popupStoreId, label: presentStore }];
  return (
    <>
      <Panel title={pictures}>
        <PicturesField
          gallery={values.pictures}
          error={errors['pictures']}
          onChanged={(gallery) => onChanged('pictures', gallery)}
        />
      </Panel>
      <Panel title={what}>
        <div>
          <TextField {...fieldOf('name')} {...name} maxLength={LENGTHS.productName} enterKeyHint="next" />
          {nameHint}
        </div>
        <TextAreaField
          {...fieldOf('shortDescription')}
          {...shortDescription}
          optional
          rows={3}
          maxLength={LENGTHS.shortDescription}
        />
        <TextField {...fieldOf('producerName')} {...producerName} maxLength={LENGTHS.name} />
      </Panel>
      <Panel title={pricing}>
        <chakra.div display="grid" gap="5" gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: '1fr 1fr' }}>
          <TextField {...fieldOf('price')} {...price} inputMode="decimal" />
          <TextField {...fieldOf('stock')} {...stock} inputMode="numeric" />
        </chakra.div>
      </Panel>
      <Panel title={where}>
        <FormErrorSummary message={places.failure}>
          <Button variant="quiet" onClick={places.onRetried}>
            {retry}
          </Button>
        </FormErrorSummary>
        <SelectField {...fieldOf('popupStoreId')} {...popupStoreId} hint={storeHint} options={choices} />
        {values.popupStoreId === '' ? null : (
          <Checkbox.Root
            checked={values.isPopupStoreExclusive}
            onCheckedChange={({ checked }) => onChanged('isPopupStoreExclusive', checked === true)}
            minHeight="touch"
          >
            <Checkbox.HiddenInput />
            <Checkbox.Control />
            <Checkbox.Label>{exclusive}</Checkbox.Label>
          </Checkbox.Root>
        )}
      </Panel>
      <AttributeFields values={values} errors={errors} fieldOf={fieldOf} onChanged={onChanged} />
    </>
  );
}
