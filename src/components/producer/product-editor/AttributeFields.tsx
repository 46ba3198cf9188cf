import { chakra, type SystemStyleObject } from '@chakra-ui/react/styled-system';
import { CONTENT_UNITS } from '../../../../contract/catalogue/product-attributes.ts';
import { TEXT_ATTRIBUTE_NAMES, TEXT_ATTRIBUTES } from '../../../../contract/catalogue/text-attributes.ts';
import type { AttributeValues } from '../../../machines/producer/products/attribute-values.ts';
import { SelectField } from '../../forms/SelectField.tsx';
import { TextAreaField } from '../../forms/TextAreaField.tsx';
import { TextField } from '../../forms/TextField.tsx';
import { Icon } from '../../icons/Icon.tsx';
import { AllergenChoices } from './AllergenChoices.tsx';
import { attributeFields, attributeMessages, contentUnitLabels } from './product-attributes.messages.ts';
import type { GetProductFieldProps } from './product-field-props.ts';

const UNITS = CONTENT_UNITS.map((value) => ({ value, label: contentUnitLabels[value] }));
const NAMES = ['contentAmount', ...TEXT_ATTRIBUTE_NAMES, 'allergens'] as const;

const sheet: SystemStyleObject = {
  background: 'raised',
  borderRadius: 'card',
  boxShadow: 'stall',
  padding: { base: '5', md: '8' },
  '& > summary': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '4',
    minHeight: 'touch',
    cursor: 'pointer',
  },
  '&[open] > summary': { marginBottom: '6' },
  '&[open] > summary svg': { transform: 'rotate(180deg)' },
};

const isTold = (values: AttributeValues) => NAMES.some((name) => values[name].length > 0);

interface DetailFieldsProps {
  values: AttributeValues;
  errors: Readonly<Record<string, string>>;
  fieldOf: GetProductFieldProps;
  onChanged: (field: keyof AttributeValues, value: unknown) => void;
}

/** Optional product fields, collapsed until one has a value or an error. */
export function AttributeFields({ values, errors, fieldOf, onChanged }: DetailFieldsProps) {
  const { title, lead } = attributeMessages;
  const { contentAmount, contentUnit } = attributeFields;
  const isWrong = NAMES.some((name) => errors[name] !== undefined);
  return (
    <chakra.details css={sheet} open={isTold(values) || isWrong || undefined}>
      <summary>
        <chakra.span display="grid" gap="1">
          <chakra.span fontFamily="heading" fontSize="2xl" fontWeight="bold" lineHeight="snug">
            {title}
          </chakra.span>
          <chakra.span color="ink2">{lead}</chakra.span>
        </chakra.span>
        <Icon name="chevronDown" />
      </summary>
      <chakra.div display="grid" gap="6" gridTemplateColumns="minmax(0, 1fr)">
        <chakra.div display="grid" gap="5" gridTemplateColumns="minmax(0, 1fr) minmax(0, 1fr)">
          <TextField {...fieldOf('contentAmount')} {...contentAmount} inputMode="decimal" />
          <SelectField {...fieldOf('contentUnit')} {...contentUnit} options={UNITS} />
        </chakra.div>
        {TEXT_ATTRIBUTE_NAMES.map((name) => {
          const { title: label, hint, max, rows } = TEXT_ATTRIBUTES[name];
          const field = { ...fieldOf(name), label, hint, maxLength: max };
          return rows > 1 ? (
            <TextAreaField key={name} {...field} rows={rows} />
          ) : (
            <TextField key={name} {...field} />
          );
        })}
        <AllergenChoices
          named={values.allergens}
          onChanged={(allergens) => onChanged('allergens', allergens)}
        />
      </chakra.div>
    </chakra.details>
  );
}
