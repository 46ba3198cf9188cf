import { chakra } from '@chakra-ui/react/styled-system';
import { LinkButton } from '../forms/Button.tsx';
import { hidden } from '../layout/hidden.ts';

interface RemindMeProps {
  store: { slug: string; name: string };
  /** Whether it has been open before. */
  isReturn?: boolean;
}

/** Leads whoever waits for a store to where they ask to be told. */
export const RemindMe = ({ store: { slug, name }, isReturn = false }: RemindMeProps) => (
  <LinkButton to="/avisame/$id" params={{ id: slug }} variant="quiet" size="sm">
    <span>{isReturn ? 'Avísame cuando vuelva' : 'Avísame cuando abra'}</span>
    <chakra.span css={hidden}>{` ${name}`}</chakra.span>
  </LinkButton>
);
