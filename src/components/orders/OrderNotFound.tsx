import { headOf } from '../../../contract/shell/screen-metadata.ts';
import { EmptyState } from '../feedback/EmptyState.tsx';
import { parcelDrawing } from '../feedback/drawings/parcel.tsx';
import { LinkButton } from '../forms/Button.tsx';
import { Container } from '../layout/Container.tsx';
import { PageHead } from '../layout/PageHead.tsx';
import { PageTitle } from '../layout/PageTitle.tsx';
import { orderPageMessages } from './order-page.messages.ts';

/** Not-found page of an order, also for orders the user may not see (R8.6). */
export function OrderNotFound() {
  const { order, notFoundTitle, notFound, allOrders } = orderPageMessages;
  return (
    <Container paddingTop={{ base: '10', md: '12' }}>
      <PageHead {...headOf('/orders/$id')} />
      <PageTitle>{order}</PageTitle>
      <EmptyState
        drawing={parcelDrawing}
        title={notFoundTitle}
        action={<LinkButton to="/orders">{allOrders}</LinkButton>}
      >
        {notFound}
      </EmptyState>
    </Container>
  );
}
