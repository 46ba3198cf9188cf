import { chakra, type SystemStyleObject } from '@chakra-ui/react/styled-system';
import { headOf } from '../../../contract/shell/screen-metadata.ts';
import type { Order } from '../../../contract/orders/order.ts';
import { Button, LinkButton } from '../forms/Button.tsx';
import { PageBody } from '../layout/PageBody.tsx';
import { PageHead } from '../layout/PageHead.tsx';
import { PageTitle } from '../layout/PageTitle.tsx';
import { StyleSheet } from '../layout/StyleSheet.tsx';
import { AgreedSaleTerms } from '../orders/AgreedSaleTerms.tsx';
import { ConfirmationReceipt } from './ConfirmationReceipt.tsx';
import { orderConfirmationMessages } from './order-confirmation.messages.ts';

const columns: SystemStyleObject = {
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '27rem minmax(0, 1fr)' },
  gap: { base: '8', lg: '16' },
  alignItems: 'start',
  '@media print': { display: 'block' },
};

const onScreen: SystemStyleObject = { '@media print': { display: 'none' } };

/** Print styles: only the receipt is printed. */
const PRINT_CSS = '@media print { body:has([data-part=thanks]) :is(header, footer, nav) { display: none } }';

/** Confirmation of a placed order: thanks, receipt and next steps. */
export function OrderConfirmationDetails({ order }: { order: Order }) {
  const { title, next, steps, sale, see, goOn, print } = orderConfirmationMessages;
  const { stores = [] } = order;
  return (
    <PageBody data-part="thanks">
      <StyleSheet css={PRINT_CSS} />
      <PageHead {...headOf('/order-confirmation/$orderId')} title={title} />
      <chakra.div marginBottom={{ base: '6', md: '10' }}>
        <PageTitle>{title}</PageTitle>
      </chakra.div>
      <chakra.div css={columns}>
        <ConfirmationReceipt order={order} />
        <chakra.section aria-labelledby="que-pasa-ahora" css={onScreen}>
          <chakra.h2 id="que-pasa-ahora" fontSize="2xl" marginBottom="4">
            {next}
          </chakra.h2>
          <chakra.ol
            display="grid"
            gap="3"
            listStyle="decimal"
            paddingLeft="6"
            maxWidth="text"
            marginBottom="8"
          >
            {steps.map((step) => (
              <chakra.li
                key={step}
                paddingLeft="2"
                css={{ '&::marker': { color: 'actionInk', fontWeight: 'bold' } }}
              >
                {step}
              </chakra.li>
            ))}
          </chakra.ol>
          <chakra.div display="flex" flexWrap="wrap" gap="3">
            <LinkButton to="/orders/$id" params={{ id: order.id }}>
              {see}
            </LinkButton>
            <LinkButton to="/products" variant="quiet">
              {goOn}
            </LinkButton>
            <Button variant="plain" onClick={() => window.print()}>
              {print}
            </Button>
          </chakra.div>
          {stores.length > 0 ? (
            <>
              <chakra.h2 fontSize="2xl" marginTop="10" marginBottom="4">
                {sale}
              </chakra.h2>
              <AgreedSaleTerms stores={stores} />
            </>
          ) : null}
        </chakra.section>
      </chakra.div>
    </PageBody>
  );
}
