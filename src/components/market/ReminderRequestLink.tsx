import { chakra } from '@chakra-ui/react/styled-system';
import { LinkButton } from '../forms/Button.tsx';
import { visuallyHiddenStyles } from '../layout/visually-hidden-styles.ts';

interface RemindMeProps {
  store: { slug: string; name: string };
  /** The store was open before. */
  isReturn?: boolean;
}

/** Link to the reminder request of a store that is not open. */
export const ReminderRequestLink = ({ store: { slug, name }, isReturn = false }: RemindMeProps) => (
  <LinkButton to="/avisame/$id" params={{ id: slug }} variant="quiet" size="sm">
    <span>{isReturn ? 'Avísame cuando vuelva' : 'Avísame cuando abra'}</span>
    <chakra.span css={visuallyHiddenStyles}>{` ${name}`}</chakra.span>
  </LinkButton>
);
