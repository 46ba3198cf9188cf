import { chakra } from '@chakra-ui/react/styled-system';
import { type FormEvent, useId } from 'react';
import { amountFromText } from '../../../contract/values/money.ts';
import type { ProductsQuery } from '../../../contract/products/products-query.ts';
import { Button } from '../forms/Button.tsx';
import { TextField } from '../forms/TextField.tsx';
import { productFiltersMessages } from './product-filters.messages.ts';

/** What something may cost, in currency units. */
export type Prices = Pick<ProductsQuery, 'minPrice' | 'maxPrice'>;

function amountIn(form: FormData, name: string): number | undefined {
  const text = form.get(name);
  return typeof text === 'string' ? amountFromText(text) : undefined;
}

/** The prices as they were written; a lower end above the upper one is read the other way round. */
function pricesIn(form: FormData): Prices {
  const [minPrice, maxPrice] = [amountIn(form, 'minPrice'), amountIn(form, 'maxPrice')];
  if (minPrice === undefined || maxPrice === undefined || minPrice <= maxPrice) return { minPrice, maxPrice };
  return { minPrice: maxPrice, maxPrice: minPrice };
}

const written = (amount: number | undefined) =>
  amount === undefined ? '' : String(amount).replace('.', ',');

const AMOUNT = {
  inputMode: 'decimal',
  autoComplete: 'off',
  pattern: '\\d{1,9}([.,]\\d{1,2})?',
  title: productFiltersMessages.amount,
} as const;

interface PriceFieldsProps {
  prices: Prices;
  onChosen: (prices: Prices) => void;
}

/** From what to what it may cost. */
export function PriceFields({ prices: { minPrice, maxPrice }, onChosen }: PriceFieldsProps) {
  const id = useId();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onChosen(pricesIn(new FormData(event.currentTarget)));
  };
  return (
    <chakra.form
      // What another way changed, the address or a summary's button, stands here as well.
      key={`${minPrice}-${maxPrice}`}
      aria-labelledby={id}
      onSubmit={submit}
      display="grid"
      gridTemplateColumns="1fr 1fr"
      gap="3"
    >
      <chakra.h3 id={id} gridColumn="1 / -1" fontSize="lg">
        {productFiltersMessages.price}
      </chakra.h3>
      <TextField
        label={productFiltersMessages.minPrice}
        name="minPrice"
        defaultValue={written(minPrice)}
        {...AMOUNT}
      />
      <TextField
        label={productFiltersMessages.maxPrice}
        name="maxPrice"
        defaultValue={written(maxPrice)}
        {...AMOUNT}
      />
      <chakra.div gridColumn="1 / -1">
        <Button type="submit" variant="plain" size="sm" wide textDecoration="underline">
          {productFiltersMessages.apply}
        </Button>
      </chakra.div>
    </chakra.form>
  );
}
