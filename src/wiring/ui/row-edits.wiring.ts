import type { ProducerProductsActorRef } from '../../machines/producer/products/producer-products.machine.ts';
import { rowEditMachine } from '../../machines/ui/row-edit.machine.ts';
import { rowEditsMachine } from '../../machines/ui/row-edits.machine.ts';
import type { createProducerProductsService } from '../../services/producer/products/producer-products.service.ts';
import type { createProductEditorService } from '../../services/producer/products/product-editor.service.ts';
import { resultActors } from '../api/promise-actors.ts';
import { notifyWhenShown } from '../shell/notify-when-shown.ts';

type RowServices = Pick<ReturnType<typeof createProducerProductsService>, 'saveRow'> &
  Pick<ReturnType<typeof createProductEditorService>, 'loadProduct'>;

/** Inline edits of a list, connected to their calls. Saved values stay visible until the list shows them. */
export const wireRowEdits = ({ saveRow, loadProduct }: RowServices, list: ProducerProductsActorRef) =>
  rowEditsMachine.provide({
    actors: { rowEdit: rowEditMachine.provide({ actors: resultActors({ saveRow, loadProduct }) }) },
    actions: { announceSettled: ({ self }) => void notifyWhenShown(list, self) },
  });
