import { chakra } from '@chakra-ui/react/styled-system';
import type { PopupStore } from '../../../../contract/stores/popup-store.ts';
import { wordsIn } from '../../../../contract/stores/preview-store.ts';
import { LENGTHS } from '../../../../contract/values/lengths.ts';
import { LinkButton } from '../../forms/Button.tsx';
import { TextField } from '../../forms/TextField.tsx';
import { useFormatter } from '../../market/formatter-context.ts';
import { Panel } from '../../layout/Panel.tsx';
import { newProductAddress } from '../../back-office/new-product-address.ts';
import { useStoresPath } from '../../back-office/stores-path-context.ts';
import { productsStepMessages } from './store-editor.messages.ts';
import type { StoreStepProps } from './store-step-props.ts';
import { MultiSelectChips } from './MultiSelectChips.tsx';

const SUGGESTED = 12;

/** Categories of the market, most frequent first. */
function categoriesOf(stores: readonly PopupStore[]): string[] {
  const counted = new Map<string, number>();
  for (const word of stores.flatMap(({ config }) => config.categories ?? []))
    counted.set(word, (counted.get(word) ?? 0) + 1);
  return [...counted.entries()]
    .toSorted(([one, a], [other, b]) => b - a || one.localeCompare(other, 'es'))
    .slice(0, SUGGESTED)
    .map(([word]) => word);
}

interface GoodsStepProps extends StoreStepProps {
  neighbours: readonly PopupStore[];
}

/** Editor step: products or an import, and the store's categories (R3.6, R3.8). */
export function ProductsStep({ values, neighbours, fieldOf, onChanged }: GoodsStepProps) {
  const { count } = useFormatter();
  const stores = useStoresPath();
  const { title, categories, suggested, tags, products, none, some, product, later, add, many, all } =
    productsStepMessages;
  const chosen = wordsIn(values.categories);
  const choose = (word: string) =>
    onChanged(
      'categories',
      (chosen.includes(word) ? chosen.filter((one) => one !== word) : [...chosen, word]).join(', '),
    );
  return (
    <>
      <Panel title={products}>
        {values.of ? (
          <>
            <p>{values.of.productCount > 0 ? some(count(values.of.productCount, ...product)) : none}</p>
            <chakra.div display="flex" flexWrap="wrap" gap="3">
              <LinkButton href={newProductAddress(values.of)} variant="quiet">
                {add}
              </LinkButton>
              <LinkButton href={`${stores}/${values.of.id}/import`} variant="quiet">
                {many}
              </LinkButton>
              {values.of.productCount > 0 ? (
                <LinkButton to="/producer/products" variant="plain">
                  {all}
                </LinkButton>
              ) : null}
            </chakra.div>
          </>
        ) : (
          <p>{later}</p>
        )}
      </Panel>
      <Panel title={title}>
        <TextField {...fieldOf('categories')} {...categories} optional maxLength={LENGTHS.words} />
        <MultiSelectChips
          label={suggested}
          words={categoriesOf(neighbours)}
          chosen={chosen}
          onChosen={choose}
        />
        <TextField {...fieldOf('tags')} {...tags} optional maxLength={LENGTHS.words} />
      </Panel>
    </>
  );
}
