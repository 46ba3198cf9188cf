import { AnchorButton } from '../forms/Button.tsx';
import { visuallyHiddenStyles } from '../layout/visually-hidden-styles.ts';
import { chakra } from '@chakra-ui/react/styled-system';

/** Download link of a store's opening as a calendar event. */
export const CalendarLink = ({ store: { slug, name } }: { store: { slug: string; name: string } }) => (
  <AnchorButton href={`/calendario/${slug}.ics`} variant="quiet" size="sm">
    Añadir al calendario
    <chakra.span css={visuallyHiddenStyles}>{`: ${name}`}</chakra.span>
  </AnchorButton>
);
