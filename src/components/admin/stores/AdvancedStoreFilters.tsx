import { chakra, type SystemStyleObject } from '@chakra-ui/react/styled-system';
import type { FormEvent } from 'react';
import { LENGTHS } from '../../../../contract/values/lengths.ts';
import {
  ADMIN_STORE_DAY_RANGES,
  ADMIN_STORE_NUMBER_RANGES,
  type AdminStoresQuery,
} from '../../../../contract/admin/admin-stores-query.ts';
import { IMPORT_STATUSES } from '../../../../contract/import/product-import.ts';
import { amountToText } from '../../../../contract/values/amount-to-text.ts';
import { Button } from '../../forms/Button.tsx';
import { SelectField } from '../../forms/SelectField.tsx';
import { TextField } from '../../forms/TextField.tsx';
import { Icon } from '../../icons/Icon.tsx';
import { importStatusText, storeFilterMessages as words } from './admin-stores.messages.ts';
import {
  countAdvancedFilters,
  type AdvancedFilterValues,
  parseAdvancedFilters,
  NO_ADVANCED_FILTERS,
} from './advanced-filters.ts';

const SWITCH = [
  { value: '', label: words.any },
  { value: 'true', label: words.yes },
  { value: 'false', label: words.no },
];
const STATUSES = [
  { value: '', label: words.any },
  ...IMPORT_STATUSES.map((value) => ({ value, label: importStatusText[value] })),
];
const AMOUNT = {
  inputMode: 'decimal',
  autoComplete: 'off',
  pattern: '\\d{1,9}([.,]\\d{1,2})?',
  title: words.amount,
} as const;

const said = (isOn: boolean | undefined) => (isOn === undefined ? '' : String(isOn));

const sheet: SystemStyleObject = {
  background: 'raised',
  borderRadius: 'card',
  boxShadow: 'stall',
  '& > summary': {
    display: 'flex',
    alignItems: 'center',
    minHeight: 'touch',
    paddingInline: '4',
    fontWeight: 'semibold',
    cursor: 'pointer',
    justifyContent: 'space-between',
  },
  // Browsers size a date input by its font, so narrow screens need a smaller one.
  '& [type=date]': { fontSize: 'min(1rem, 6vw)' },
  '&[open] > summary svg': { transform: 'rotate(180deg)' },
};

interface MoreStoreFiltersProps {
  query: AdminStoresQuery;
  onChosen: (filters: AdvancedFilterValues) => void;
}

/** Further store filters: categories, dates, import status and figures, sent together (R7.10, R9.14). */
export function AdvancedStoreFilters({ query, onChosen }: MoreStoreFiltersProps) {
  const count = countAdvancedFilters(query);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onChosen(parseAdvancedFilters(new FormData(event.currentTarget)));
  };
  return (
    <chakra.details css={sheet} open={count > 0 || undefined}>
      <summary>
        <span>{count > 0 ? words.moreOn(count) : words.more}</span>
        <Icon name="chevronDown" />
      </summary>
      <chakra.form
        // Remounts the form if the URL or the clear button changes the query.
        key={JSON.stringify(query)}
        aria-label={words.more}
        onSubmit={submit}
        display="grid"
        gap="4"
        gridTemplateColumns="repeat(auto-fill, minmax(min(13rem, 100%), 1fr))"
        alignItems="end"
        padding="4"
        paddingTop="2"
      >
        <TextField
          label={words.categories}
          placeholder={words.categoriesHint}
          name="categories"
          maxLength={LENGTHS.words}
          defaultValue={query.categories?.join(', ') ?? ''}
        />
        <SelectField label={words.openNow} name="active" options={SWITCH} defaultValue={said(query.active)} />
        <SelectField
          label={words.hasArchive}
          name="hasProductsZip"
          options={SWITCH}
          defaultValue={said(query.hasProductsZip)}
        />
        <SelectField
          label={words.archive}
          name="productsProcessingStatus"
          options={STATUSES}
          defaultValue={query.productsProcessingStatus ?? ''}
        />
        <SelectField
          label={words.archiveDone}
          name="productsProcessed"
          options={SWITCH}
          defaultValue={said(query.productsProcessed)}
        />
        {ADMIN_STORE_DAY_RANGES.flat().map((name) => (
          <TextField
            key={name}
            type="date"
            label={words.days[name]}
            name={name}
            defaultValue={query[name] ?? ''}
          />
        ))}
        {ADMIN_STORE_NUMBER_RANGES.flat().map((name) => (
          <TextField
            key={name}
            label={words.figures[name]}
            name={name}
            defaultValue={amountToText(query[name])}
            {...AMOUNT}
          />
        ))}
        <chakra.div gridColumn="1 / -1" display="flex" flexWrap="wrap" gap="3">
          <Button type="submit">{words.apply}</Button>
          {count > 0 ? (
            <Button variant="quiet" onClick={() => onChosen(NO_ADVANCED_FILTERS)}>
              {words.clear}
            </Button>
          ) : null}
        </chakra.div>
      </chakra.form>
    </chakra.details>
  );
}
