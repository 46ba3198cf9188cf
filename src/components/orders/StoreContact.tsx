import { chakra } from '@chakra-ui/react/styled-system';
import type { OrderStore } from '../../../contract/orders/order.ts';
import { saleTermsOf } from '../../../contract/stores/sale-terms-text.ts';
import { TextLink } from '../layout/AppLink.tsx';
import { useFormatter } from '../market/formatter-context.ts';
import { orderPageMessages } from './order-page.messages.ts';

/** Payment and contact of a store in a parcel: phone, e-mail and store page (R5.4). */
export function StoreContact({ store: { id, name, ownerInfo } }: { store: OrderStore }) {
  const format = useFormatter();
  const parts = saleTermsOf(ownerInfo, format);
  const paid = parts.find((part) => part.name === 'payment');
  const reach = parts.flatMap(({ lines }) => lines.flatMap(({ href }) => href ?? []));
  const contactHref = (kind: 'tel:' | 'mailto:') => reach.find((href) => href.startsWith(kind));
  const { call, write, see, of } = orderPageMessages;
  const contactLinks = [
    { word: call, href: contactHref('tel:') },
    { word: write, href: contactHref('mailto:') },
  ];
  return (
    <chakra.div display="grid" gap="1">
      <p>
        <strong>{name}</strong>
        <span>{`. ${paid?.title}: ${paid?.lines.map(({ text }) => text).join(' ')}`}</span>
      </p>
      <chakra.p display="flex" flexWrap="wrap" columnGap="4">
        {contactLinks.map(({ word, href }) =>
          href === undefined ? null : (
            <chakra.a key={word} href={href} aria-label={of(word, name)} css={linkStyle}>
              {word}
            </chakra.a>
          ),
        )}
        <TextLink to="/tienda/$id" params={{ id }} aria-label={of(see, name)} css={linkStyle}>
          {see}
        </TextLink>
      </chakra.p>
    </chakra.div>
  );
}

const linkStyle = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 'touch',
  color: 'info',
  fontWeight: 'semibold',
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
} as const;
