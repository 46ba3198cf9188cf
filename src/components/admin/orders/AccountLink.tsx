import { TextLink } from '../../layout/AppLink.tsx';
import { adminOrderMessages } from './admin-order.messages.ts';

/** Leads to the account of somebody that an order concerns. */
export const AccountLink = ({ id, name }: { id: string; name: string }) => (
  <TextLink to="/admin/users/$userId" params={{ userId: id }}>
    {adminOrderMessages.account(name)}
  </TextLink>
);
