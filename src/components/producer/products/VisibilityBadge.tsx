import { chakra } from '@chakra-ui/react/styled-system';
import { Badge } from '../../market/Badge.tsx';
import { productDeletionMessages } from './product-deletion.messages.ts';
import { producerProductsMessages } from './producer-products.messages.ts';

interface VisibilityBadgeProps {
  isActive: boolean;
  /** The thumbnail is ready; shoppers do not see the product before. */
  isReady: boolean;
  isGoing: boolean;
}

/** Visibility badge of a product. It adds states that the switch cannot show: waiting for pictures or being deleted. */
export function VisibilityBadge({ isActive, isReady, isGoing }: VisibilityBadgeProps) {
  const { shown, notShown, notReady } = producerProductsMessages;
  if (isGoing) return <State tone="over">{productDeletionMessages.going}</State>;
  if (isActive && !isReady) return <State tone="soon">{notReady}</State>;
  return (
    <chakra.span data-part="state">
      <Badge tone={isActive ? 'open' : 'over'}>{isActive ? shown : notShown}</Badge>
    </chakra.span>
  );
}

const State = ({ tone, children }: { tone: 'soon' | 'over'; children: string }) => (
  <chakra.span display="block" paddingTop="1">
    <Badge tone={tone}>{children}</Badge>
  </chakra.span>
);
