import { chakra } from '@chakra-ui/react/styled-system';
import { useSelector } from '@xstate/react';
import type { SnapshotFrom } from 'xstate';
import { IMPORT_LIMITS } from '../../../contract/import/import-limits.ts';
import type { ProductsExportActorRef } from '../../machines/producer/products/products-export.machine.ts';
import { Button } from '../forms/Button.tsx';
import { Icon } from '../icons/Icon.tsx';
import { useFormatter } from '../market/formatter-context.ts';
import { producerFailureText } from '../back-office/producer-failure.messages.ts';
import { storeImportMessages as words } from './store-import.messages.ts';

type Snapshot = SnapshotFrom<ProductsExportActorRef>;
const selectIsBusy = (snapshot: Snapshot) => snapshot.hasTag('busy');
const selectIsTooMuch = (snapshot: Snapshot) => snapshot.matches('tooMuch');
const selectFailure = ({ context }: Snapshot) => context.failure;

/** Button that exports a store's products as a sheet, to be changed and imported again (R3.9). */
export function ProductsExportButton({
  sheetRef,
  storeId,
}: {
  sheetRef: ProductsExportActorRef;
  storeId: string;
}) {
  const { number } = useFormatter();
  const isBusy = useSelector(sheetRef, selectIsBusy);
  const isTooMuch = useSelector(sheetRef, selectIsTooMuch);
  const failure = useSelector(sheetRef, selectFailure);
  const wrong = isTooMuch
    ? words.goodsTooMuch(number(IMPORT_LIMITS.maxRows))
    : failure && producerFailureText(failure);
  return (
    <chakra.section aria-labelledby="cambiar" display="grid" gap="2" justifyItems="start">
      <chakra.h2 id="cambiar" fontSize="lg">
        {words.goods}
      </chakra.h2>
      <chakra.p color="ink2" fontSize="sm" maxWidth="70ch">
        {words.goodsLead}
      </chakra.p>
      <Button
        variant="quiet"
        busy={isBusy}
        onClick={() => sheetRef.send({ type: 'file.requested', query: { store: storeId } })}
      >
        {words.goodsSheet}
      </Button>
      {wrong ? (
        <chakra.p role="alert" data-part="sheet-refusal" display="flex" gap="2" color="danger">
          <Icon name="warning" />
          <span>{wrong}</span>
        </chakra.p>
      ) : null}
    </chakra.section>
  );
}
