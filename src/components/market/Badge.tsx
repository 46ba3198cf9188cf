import { createRecipeContext, type HTMLChakraProps } from '@chakra-ui/react/styled-system';

export type BadgeTone = 'open' | 'closing' | 'soon' | 'info' | 'over' | 'danger';

/** Status badge. */
export const Badge = createRecipeContext({ key: 'label' }).withContext<
  HTMLSpanElement,
  HTMLChakraProps<'span'> & { tone?: BadgeTone }
>('span');
