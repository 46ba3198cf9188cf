import type { OwnProductsActorRef } from '../../machines/own-products/own-products.machine.ts';
import { rowEditMachine } from '../../machines/row-edit/row-edit.machine.ts';
import { rowEditsMachine } from '../../machines/row-edits/row-edits.machine.ts';
import type { createOwnProductsService } from '../../services/products/own-products.service.ts';
import type { createProductEditorService } from '../../services/products/product-editor.service.ts';
import { resultActors } from '../promise-actors.ts';
import { tellWhenShown } from '../tell-when-shown.ts';

type RowServices = Pick<ReturnType<typeof createOwnProductsService>, 'saveRow'> &
  Pick<ReturnType<typeof createProductEditorService>, 'loadProduct'>;

/** The rows of a list that are changed in place, joined to their calls; what was saved stays until the list shows it. */
export const wireRowEdits = ({ saveRow, loadProduct }: RowServices, list: OwnProductsActorRef) =>
  rowEditsMachine.provide({
    actors: { rowEdit: rowEditMachine.provide({ actors: resultActors({ saveRow, loadProduct }) }) },
    actions: { announceSettled: ({ self }) => void tellWhenShown(list, self) },
  });
