import { chakra } from '@chakra-ui/react/styled-system';
import { shallowEqual, useSelector } from '@xstate/react';
import { type FormEvent, type ReactNode, useId } from 'react';
import type { PriceRange } from '../../../contract/catalogue/price-range.ts';
import type { ProductsQuery } from '../../../contract/catalogue/products-query.ts';
import type { PriceFilterActorRef } from '../../machines/catalogue/price-filter.machine.ts';
import { TextField } from '../forms/TextField.tsx';
import { useFormFocus } from '../forms/use-form-focus.ts';
import { MaxPriceLinks } from './MaxPriceLinks.tsx';
import { productFiltersMessages } from './product-filters.messages.ts';
import type { ProductsAddress } from './products-address.ts';

interface PriceFieldsProps {
  pricesRef: PriceFilterActorRef;
  /** Id of the form, for a submit button outside it. */
  formId: string;
  query: ProductsQuery;
  addressOf: ProductsAddress;
  /** Submit button, if it is inside the form. */
  children?: ReactNode;
}

const AMOUNT = { inputMode: 'decimal', autoComplete: 'off', maxLength: 20 } as const;

/** Price range fields: minimum and maximum. */
export function PriceFields({ pricesRef, formId, query, addressOf, children }: PriceFieldsProps) {
  const id = useId();
  const { texts, errors, focus } = useSelector(
    pricesRef,
    ({ context }) => ({ texts: context.texts, errors: context.errors, focus: context.focus }),
    shallowEqual,
  );
  const form = useFormFocus(focus);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    pricesRef.send({ type: 'prices.submitted' });
  };
  const field = (name: keyof PriceRange) => (
    <TextField
      label={productFiltersMessages[name]}
      name={name}
      value={texts[name]}
      error={errors[name]}
      onValueChanged={(text) => pricesRef.send({ type: 'price.typed', field: name, text })}
      {...AMOUNT}
    />
  );
  return (
    <chakra.form
      id={formId}
      ref={form}
      aria-labelledby={id}
      noValidate
      onSubmit={submit}
      display="grid"
      gridTemplateColumns="1fr 1fr"
      gap="3"
    >
      <chakra.h3 id={id} gridColumn="1 / -1" fontSize="lg">
        {productFiltersMessages.price}
      </chakra.h3>
      <MaxPriceLinks labelledBy={id} query={query} addressOf={addressOf} />
      {field('minPrice')}
      {field('maxPrice')}
      {children}
    </chakra.form>
  );
}
