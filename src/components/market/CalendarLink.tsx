import { FileButton } from '../forms/Button.tsx';
import { hidden } from '../layout/visually-hidden-styles.ts';
import { chakra } from '@chakra-ui/react/styled-system';

/** Download link of a store's opening as a calendar event. */
export const CalendarLink = ({ store: { slug, name } }: { store: { slug: string; name: string } }) => (
  <FileButton href={`/calendario/${slug}.ics`} variant="quiet" size="sm">
    Añadir al calendario
    <chakra.span css={hidden}>{`: ${name}`}</chakra.span>
  </FileButton>
);
