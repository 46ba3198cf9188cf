import { chakra } from '@chakra-ui/react/styled-system';
import type { User } from '../../../contract/users/user.ts';
import { PageHead } from '../layout/PageHead.tsx';
import { PageTitle } from '../layout/PageTitle.tsx';
import { ProfileLink } from '../profile/ProfileLink.tsx';
import { todayMessages } from './back-office.messages.ts';

/** Where who looks after the market begins the day: who they are and where to go. */
export function TodayView({ user }: { user: User }) {
  const { title, greeting, lead, ...words } = todayMessages;
  const { orders, ordersHint, market, marketHint, guide, guideHint, account, accountHint } = words;
  return (
    <chakra.div display="grid" gap="6" maxWidth="40rem">
      <PageHead title={title} hidden />
      <PageTitle>{title}</PageTitle>
      <chakra.div display="grid" gap="1">
        <chakra.p fontFamily="heading" fontSize="xl" fontWeight="bold" overflowWrap="anywhere">
          {greeting(user.fullName)}
        </chakra.p>
        <chakra.p color="ink2">{lead}</chakra.p>
      </chakra.div>
      <chakra.div display="grid" gap="4">
        <ProfileLink to="/orders" icon="parcel" word={orders} hint={ordersHint} />
        <ProfileLink to="/" icon="basket" word={market} hint={marketHint} />
        <ProfileLink to="/guide" icon="info" word={guide} hint={guideHint} />
        <ProfileLink to="/profile" icon="person" word={account} hint={accountHint} />
      </chakra.div>
    </chakra.div>
  );
}
