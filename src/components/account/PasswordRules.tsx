import { chakra } from '@chakra-ui/react/styled-system';
import { PASSWORD_RULES } from '../../../contract/auth/password.ts';
import { Icon } from '../icons/Icon.tsx';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';

const STRENGTHS = ['Aún no vale', 'Le falta poco', 'Contraseña válida'] as const;

/** Rules that a password meets; none for an empty password, although some would hold. */
const kept = (password: string) => PASSWORD_RULES.filter((rule) => password !== '' && rule.holds(password));

function strengthOf(count: number) {
  if (count === PASSWORD_RULES.length) return 2;
  return count >= PASSWORD_RULES.length - 1 ? 1 : 0;
}

/** The maximum-length rule is shown only once the password exceeds it. */
const isTold = ({ id, holds }: (typeof PASSWORD_RULES)[number], password: string) =>
  id !== 'maxLength' || !holds(password);

const COLOURS = ['danger', 'soon', 'success'] as const;

/** Password rules with a live mark for each, and the strength of the password (R5.16). */
export function PasswordRules({ password }: { password: string }) {
  const good = kept(password);
  const strength = strengthOf(good.length);
  return (
    <chakra.div display="grid" gap="3">
      <chakra.div display="flex" alignItems="center">
        <chakra.span aria-hidden="true" display="flex" gap="1" flex="1">
          {PASSWORD_RULES.map(({ id }, place) => (
            <chakra.span
              key={id}
              flex="1"
              height="6px"
              borderRadius="full"
              transition="background-color 160ms ease-out"
              background={place < good.length ? COLOURS[strength] : 'line'}
            />
          ))}
        </chakra.span>
        <chakra.output
          color="ink2"
          fontSize="sm"
          fontWeight="semibold"
          paddingLeft={password === '' ? '0' : '3'}
        >
          {password === '' ? null : STRENGTHS[strength]}
        </chakra.output>
      </chakra.div>
      <chakra.ul
        aria-label="La contraseña debe tener"
        display="flex"
        flexWrap="wrap"
        columnGap="4"
        rowGap="1"
        fontSize="sm"
      >
        {PASSWORD_RULES.filter((rule) => isTold(rule, password)).map((rule) => (
          <Rule key={rule.id} label={rule.label} isKept={good.includes(rule)} />
        ))}
      </chakra.ul>
    </chakra.div>
  );
}

function Rule({ label, isKept }: { label: string; isKept: boolean }) {
  return (
    <chakra.li display="flex" alignItems="center" gap="2" color={isKept ? 'success' : 'ink2'}>
      {isKept ? (
        <Icon name="check" size={16} />
      ) : (
        <chakra.span
          aria-hidden="true"
          width="1rem"
          height="1rem"
          flexShrink="0"
          borderRadius="full"
          border="1.5px solid currentColor"
        />
      )}
      <span>
        <span>{label}</span>
        <VisuallyHidden>{isKept ? ': cumplido' : ': pendiente'}</VisuallyHidden>
      </span>
    </chakra.li>
  );
}
