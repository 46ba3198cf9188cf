import { createRecipeContext, type HTMLChakraProps } from '@chakra-ui/react/styled-system';

export type LabelTone = 'open' | 'closing' | 'soon' | 'info' | 'over' | 'danger';

/** Status badge. */
export const Label = createRecipeContext({ key: 'label' }).withContext<
  HTMLSpanElement,
  HTMLChakraProps<'span'> & { tone?: LabelTone }
>('span');
