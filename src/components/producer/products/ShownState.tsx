import { chakra } from '@chakra-ui/react/styled-system';
import { Label } from '../../market/Label.tsx';
import { deletionMessages } from './deletion.messages.ts';
import { producerProductsMessages } from './producer-products.messages.ts';

interface ShownStateProps {
  isActive: boolean;
  /** Whether its thumbnail has come: nobody sees it before. */
  isReady: boolean;
  isGoing: boolean;
}

/** Whether shoppers see a product; in a table its switch says so, but not that it waits or goes. */
export function ShownState({ isActive, isReady, isGoing }: ShownStateProps) {
  const { shown, notShown, notReady } = producerProductsMessages;
  if (isGoing) return <State tone="over">{deletionMessages.going}</State>;
  if (isActive && !isReady) return <State tone="soon">{notReady}</State>;
  return (
    <chakra.span data-part="state">
      <Label tone={isActive ? 'open' : 'over'}>{isActive ? shown : notShown}</Label>
    </chakra.span>
  );
}

const State = ({ tone, children }: { tone: 'soon' | 'over'; children: string }) => (
  <chakra.span display="block" paddingTop="1">
    <Label tone={tone}>{children}</Label>
  </chakra.span>
);
