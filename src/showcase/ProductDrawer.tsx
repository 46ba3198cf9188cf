import { Button, CloseButton } from '@chakra-ui/react/button';
import { Checkbox } from '@chakra-ui/react/checkbox';
import { Drawer } from '@chakra-ui/react/drawer';
import { Field } from '@chakra-ui/react/field';
import { Fieldset } from '@chakra-ui/react/fieldset';
import { Input } from '@chakra-ui/react/input';
import { Portal } from '@chakra-ui/react/portal';
import { chakra } from '@chakra-ui/react/styled-system';
import { Switch } from '@chakra-ui/react/switch';
import { CategoryBox } from './CategoryBox.tsx';
import type { ShowcaseProduct } from './showcase-products.ts';
import { showcaseFormMessages, showcaseMessages } from './showcase.messages.ts';

/** Drawer with a product's form, opened by the product's name. */
export function ProductDrawer({
  good: { name, category },
  isOnSale,
}: {
  good: ShowcaseProduct;
  isOnSale: boolean;
}) {
  const {
    name: nameLabel,
    deliveryMethods,
    pickedUp,
    sent,
    sentHint,
    onSale,
    save,
    cancel,
  } = showcaseFormMessages;
  return (
    <Drawer.Root size="sm">
      <Drawer.Trigger asChild>
        <chakra.button
          type="button"
          minHeight="touch"
          cursor="pointer"
          fontWeight="semibold"
          textAlign="start"
          _hover={{ textDecoration: 'underline' }}
        >
          {name}
        </chakra.button>
      </Drawer.Trigger>
      <Portal>
        <Drawer.Backdrop />
        <Drawer.Positioner>
          <Drawer.Content>
            <Drawer.Header>
              <Drawer.Title>{name}</Drawer.Title>
            </Drawer.Header>
            <Drawer.Body display="grid" gap="6" alignContent="start">
              <Field.Root>
                <Field.Label>{nameLabel}</Field.Label>
                <Input defaultValue={name} />
              </Field.Root>
              <CategoryBox category={category} />
              <Fieldset.Root>
                <Fieldset.Legend>{deliveryMethods}</Fieldset.Legend>
                <Fieldset.Content>
                  <Tick word={pickedUp} />
                  <Tick word={sent} />
                </Fieldset.Content>
                <Fieldset.HelperText>{sentHint}</Fieldset.HelperText>
              </Fieldset.Root>
              <Switch.Root defaultChecked={isOnSale}>
                <Switch.HiddenInput />
                <Switch.Control />
                <Switch.Label>{onSale}</Switch.Label>
              </Switch.Root>
            </Drawer.Body>
            <Drawer.Footer>
              <Drawer.ActionTrigger asChild>
                <Button variant="outline">{cancel}</Button>
              </Drawer.ActionTrigger>
              <Drawer.ActionTrigger asChild>
                <Button>{save}</Button>
              </Drawer.ActionTrigger>
            </Drawer.Footer>
            <Drawer.CloseTrigger asChild>
              <CloseButton size="sm" aria-label={showcaseMessages.close} />
            </Drawer.CloseTrigger>
          </Drawer.Content>
        </Drawer.Positioner>
      </Portal>
    </Drawer.Root>
  );
}

const Tick = ({ word }: { word: string }) => (
  <Checkbox.Root defaultChecked minHeight="touch">
    <Checkbox.HiddenInput />
    <Checkbox.Control />
    <Checkbox.Label>{word}</Checkbox.Label>
  </Checkbox.Root>
);
