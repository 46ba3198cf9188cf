import { createRecipeContext, type HTMLChakraProps } from '@chakra-ui/react/styled-system';

export type LabelTone = 'open' | 'closing' | 'soon' | 'info' | 'over' | 'danger';

/** A small stamped word. */
export const Label = createRecipeContext({ key: 'label' }).withContext<
  HTMLSpanElement,
  HTMLChakraProps<'span'> & { tone?: LabelTone }
>('span');
