import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import type { Order } from '../../../../contract/orders/order.ts';
import { whatsappUrl } from '../../../../contract/values/whatsapp-url.ts';
import { Panel } from '../../layout/Panel.tsx';
import { EmailAddress } from '../../market/EmailAddress.tsx';
import { producerOrderMessages } from './producer-order.messages.ts';

interface BuyerPanelProps {
  order: Pick<Order, 'shippingInfo'>;
  /** Further information about the shopper. */
  children?: ReactNode;
}

/** Recipient of an order with address, phone and e-mail (R3.13). */
export function RecipientPanel({ order: { shippingInfo }, children }: BuyerPanelProps) {
  const { fullName, address, postalCode, city, state, phone, email, notes } = shippingInfo;
  const { buyer, call, whatsapp: whatsappWord, write, fromBuyer } = producerOrderMessages;
  const whatsapp = phone && whatsappUrl(phone);
  return (
    <Panel title={buyer}>
      <chakra.address fontStyle="normal" fontSize="lg" lineHeight="snug">
        <chakra.strong overflowWrap="anywhere">{fullName}</chakra.strong>
        {[address, [`${postalCode} ${city}`, state].filter(Boolean).join(', ')].map((part) => (
          <chakra.span key={part} display="block" overflowWrap="anywhere">
            {part}
          </chakra.span>
        ))}
      </chakra.address>
      {phone || email ? (
        <chakra.ul display="grid" gap="2" listStyleType="none">
          {phone ? (
            <Reach word={call} href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
              {phone}
            </Reach>
          ) : null}
          {whatsapp ? (
            <Reach word={whatsappWord} href={whatsapp}>
              {phone}
            </Reach>
          ) : null}
          {email ? (
            <Reach word={write} href={`mailto:${email}`}>
              <EmailAddress address={email} />
            </Reach>
          ) : null}
        </chakra.ul>
      ) : null}
      {notes ? (
        <chakra.p padding="3" background="sunken" borderRadius="card" overflowWrap="anywhere">
          <chakra.span display="block" color="ink2" fontSize="sm" fontWeight="semibold">
            {fromBuyer}
          </chakra.span>
          <span>{notes}</span>
        </chakra.p>
      ) : null}
      {children}
    </Panel>
  );
}

const Reach = ({ word, href, children }: { word: string; href: string; children: ReactNode }) => (
  <li>
    <chakra.span display="block" color="ink2" fontSize="sm">
      {word}
    </chakra.span>
    <chakra.a
      href={href}
      display="inline-block"
      color="info"
      fontWeight="semibold"
      overflowWrap="anywhere"
      textDecoration="underline"
      textUnderlineOffset="0.2em"
      paddingBlock="1"
    >
      {children}
    </chakra.a>
  </li>
);
