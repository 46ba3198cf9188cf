import { chakra } from '@chakra-ui/react/styled-system';
import type { User } from '../../../contract/user.ts';
import { Button } from '../forms/Button.tsx';
import { Icon } from '../icons/Icon.tsx';
import { Container } from '../layout/Container.tsx';
import { PageHead } from '../layout/PageHead.tsx';
import { PageTitle } from '../layout/PageTitle.tsx';
import { ProfileLink } from './ProfileLink.tsx';
import { profileMessages, ROLE_LABELS } from './profile.messages.ts';

interface ProfileViewProps {
  user: User;
  onSignedOut: () => void;
}

/** Who is signed in, where to go from here, and the way out (R2.4). */
export function ProfileView({ user, onSignedOut }: ProfileViewProps) {
  const { title, email, role, orders, ordersHint, products, productsHint, signOut } = profileMessages;
  return (
    <Container display="grid" gap="8" paddingTop={{ base: '10', md: '12' }} paddingBottom="12">
      <PageHead title={title} hidden />
      <PageTitle>{title}</PageTitle>
      <chakra.div
        display="grid"
        alignItems="start"
        gap={{ base: '6', lg: '12' }}
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 5fr) minmax(0, 7fr)' }}
      >
        <chakra.section
          aria-label="Tus datos"
          display="grid"
          gap="4"
          padding="6"
          background="raised"
          borderRadius="card"
          boxShadow="stall"
        >
          <chakra.div display="flex" alignItems="center" gap="4">
            <chakra.span
              aria-hidden="true"
              display="grid"
              placeItems="center"
              flexShrink="0"
              width="16"
              height="16"
              background="kraft"
              borderRadius="full"
              color="onKraft"
              fontFamily="heading"
              fontSize="2xl"
              fontWeight="extrabold"
            >
              {initialsOf(user.fullName)}
            </chakra.span>
            <chakra.h2 fontSize="2xl" minWidth="0" overflowWrap="anywhere">
              {user.fullName}
            </chakra.h2>
          </chakra.div>
          <chakra.dl display="grid" gap="3" borderTop="1px solid var(--td-colors-line)" paddingTop="4">
            <Datum word={email} value={user.email} />
            <Datum word={role} value={ROLE_LABELS[user.role]} />
          </chakra.dl>
        </chakra.section>
        <chakra.div display="grid" gap="4">
          <ProfileLink href="/orders" icon="parcel" word={orders} hint={ordersHint} />
          <ProfileLink href="/products" icon="search" word={products} hint={productsHint} />
          <chakra.div paddingTop="2">
            <Button variant="quiet" onClick={onSignedOut}>
              <Icon name="leave" />
              {signOut}
            </Button>
          </chakra.div>
        </chakra.div>
      </chakra.div>
    </Container>
  );
}

function Datum({ word, value }: { word: string; value: string }) {
  return (
    <div>
      <chakra.dt color="ink2" fontSize="sm">
        {word}
      </chakra.dt>
      <chakra.dd fontWeight="semibold" overflowWrap="anywhere">
        {value}
      </chakra.dd>
    </div>
  );
}

const initialsOf = (name: string) =>
  name
    .split(/\s+/u)
    .filter(Boolean)
    .slice(0, 2)
    .map((part) => part.slice(0, 1).toLocaleUpperCase('es'))
    .join('');
