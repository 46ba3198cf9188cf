import { chakra } from '@chakra-ui/react/styled-system';
import type { Role } from '../../../contract/account/role.ts';
import { CANNOT_BUY_TEXTS, ROLE_HOME_LINKS } from '../account/role-home-links.ts';
import { LinkButton } from '../forms/Button.tsx';

/** Replacement of the add button for roles that do not buy (R1.2). */
export function CannotBuyNotice({ role }: { role: Exclude<Role, 'consumer'> }) {
  const { to, word } = ROLE_HOME_LINKS[role];
  return (
    <chakra.div display="grid" gap="3" justifyItems="start">
      <chakra.p color="ink2">{`${CANNOT_BUY_TEXTS[role]}.`}</chakra.p>
      <LinkButton to={to} variant="quiet">
        {word}
      </LinkButton>
    </chakra.div>
  );
}
