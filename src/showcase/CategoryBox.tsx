import { useListCollection } from '@chakra-ui/react/hooks';
import { Combobox } from '@chakra-ui/react/combobox';
import { useFilter } from '@chakra-ui/react/locale';
import { SHOWCASE_CATEGORIES } from './showcase-products.ts';
import { showcaseFormMessages } from './showcase.messages.ts';

/** Combobox of the market's categories. */
export function CategoryBox({ category }: { category: string }) {
  const words = useFilter({ sensitivity: 'base' });
  const { collection, filter } = useListCollection({
    initialItems: SHOWCASE_CATEGORIES,
    filter: (word, typed) => words.contains(word, typed),
  });
  const { category: label, categoryHint, noCategory, showAll } = showcaseFormMessages;
  return (
    <Combobox.Root
      collection={collection}
      defaultValue={[category]}
      onInputValueChange={({ inputValue }) => filter(inputValue)}
      translations={{ triggerLabel: showAll }}
      openOnClick
    >
      <Combobox.Label>{label}</Combobox.Label>
      <Combobox.Control>
        <Combobox.Input placeholder={categoryHint} />
        <Combobox.IndicatorGroup>
          <Combobox.Trigger />
        </Combobox.IndicatorGroup>
      </Combobox.Control>
      <Combobox.Positioner>
        <Combobox.Content>
          <Combobox.Empty>{noCategory}</Combobox.Empty>
          {collection.items.map((item) => (
            <Combobox.Item key={item} item={item}>
              <span>{item}</span>
              <Combobox.ItemIndicator />
            </Combobox.Item>
          ))}
        </Combobox.Content>
      </Combobox.Positioner>
    </Combobox.Root>
  );
}
