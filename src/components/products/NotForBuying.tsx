import { chakra } from '@chakra-ui/react/styled-system';
import type { Role } from '../../../contract/account/role.ts';
import { NOT_FOR_BUYING, WAY_HOME } from '../account/way-home.ts';
import { LinkButton } from '../forms/Button.tsx';

/** Replacement of the add button for roles that do not buy (R1.2). */
export function NotForBuying({ role }: { role: Exclude<Role, 'consumer'> }) {
  const { to, word } = WAY_HOME[role];
  return (
    <chakra.div display="grid" gap="3" justifyItems="start">
      <chakra.p color="ink2">{`${NOT_FOR_BUYING[role]}.`}</chakra.p>
      <LinkButton to={to} variant="quiet">
        {word}
      </LinkButton>
    </chakra.div>
  );
}
