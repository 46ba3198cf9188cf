import { TextLink } from '../../layout/AppLink.tsx';
import { adminOrderMessages } from './admin-order.messages.ts';

/** Link to the account of a person of an order. */
export const AccountLink = ({ id, name }: { id: string; name: string }) => (
  <TextLink to="/admin/users/$userId" params={{ userId: id }}>
    {adminOrderMessages.account(name)}
  </TextLink>
);
