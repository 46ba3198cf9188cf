import { chakra } from '@chakra-ui/react/styled-system';
import type { User } from '../../../contract/users/user.ts';
import { PageHead } from '../layout/PageHead.tsx';
import { PageTitle } from '../layout/PageTitle.tsx';
import { ProfileLink } from '../profile/ProfileLink.tsx';
import { todayMessages } from './back-office.messages.ts';

interface TodayViewProps {
  user: User;
  area: 'producer' | 'admin';
}

/** Where those who work here begin the day: who they are and where to go. */
export function TodayView({ user, area }: TodayViewProps) {
  const { title, greeting, lead, products, productsHint, ...words } = todayMessages;
  const { orders, ordersHint, market, marketHint, guide, guideHint, account, accountHint } = words;
  return (
    <chakra.div display="grid" gap="6" maxWidth="40rem">
      <PageHead title={title} hidden />
      <PageTitle>{title}</PageTitle>
      <chakra.div display="grid" gap="1">
        <chakra.p fontFamily="heading" fontSize="xl" fontWeight="bold" overflowWrap="anywhere">
          {greeting(user.fullName)}
        </chakra.p>
        <chakra.p color="ink2">{lead[area]}</chakra.p>
      </chakra.div>
      <chakra.div display="grid" gap="4">
        {area === 'producer' ? (
          <ProfileLink to="/producer/products" icon="parcel" word={products} hint={productsHint} />
        ) : (
          <ProfileLink to="/orders" icon="parcel" word={orders} hint={ordersHint} />
        )}
        <ProfileLink to="/" icon="basket" word={market} hint={marketHint} />
        <ProfileLink to="/guide" icon="info" word={guide} hint={guideHint} />
        <ProfileLink to="/profile" icon="person" word={account} hint={accountHint} />
      </chakra.div>
    </chakra.div>
  );
}
