import { Checkbox } from '@chakra-ui/react/checkbox';
import { chakra } from '@chakra-ui/react/styled-system';
import { ALLERGENS, withAllergen } from '../../../../contract/catalogue/allergens.ts';
import { ALLERGEN_LABELS } from '../../../../contract/catalogue/displayed-attributes.ts';
import { Hint } from '../../forms/Hint.tsx';
import { attributeMessages } from './product-attributes.messages.ts';

interface AllergenChoicesProps {
  named: readonly string[];
  onChanged: (named: readonly string[]) => void;
}

/** Allergen choice of a product, with the allergens that the law requires to be declared. */
export function AllergenChoices({ named, onChanged }: AllergenChoicesProps) {
  const { allergens, allergensHint } = attributeMessages;
  return (
    <chakra.fieldset aria-describedby="allergens-hint">
      <chakra.legend fontWeight="semibold">{allergens}</chakra.legend>
      <Hint id="allergens-hint">{allergensHint}</Hint>
      <chakra.div
        display="grid"
        columnGap="4"
        marginTop="2"
        gridTemplateColumns="repeat(auto-fill, minmax(min(9rem, 100%), 1fr))"
      >
        {ALLERGENS.map((allergen) => (
          <Checkbox.Root
            key={allergen}
            checked={named.includes(allergen)}
            onCheckedChange={({ checked }) => onChanged(withAllergen(named, allergen, checked === true))}
            minHeight="touch"
          >
            <Checkbox.HiddenInput />
            <Checkbox.Control />
            <Checkbox.Label _firstLetter={{ textTransform: 'uppercase' }} display="inline-block">
              {ALLERGEN_LABELS[allergen]}
            </Checkbox.Label>
          </Checkbox.Root>
        ))}
      </chakra.div>
    </chakra.fieldset>
  );
}
