import { type AnyActorRef, fromCallback } from 'xstate';
import { nameCheckMachine } from '../../../machines/producer/products/name-check.machine.ts';
import type { ProductFormActorRef } from '../../../machines/producer/products/product-form.machine.ts';
import type { createNameCheckService } from '../../../services/producer/products/name-check.service.ts';
import { resultActors } from '../../api/promise-actors.ts';
import { watchSelectedValue } from '../../shell/watch-selected-value.ts';

type NameCheckService = ReturnType<typeof createNameCheckService>;

/** Form of the editor that the name check belongs to. */
function formBeside(check: AnyActorRef | undefined): ProductFormActorRef | undefined {
  const editor: AnyActorRef | undefined = check?._parent;
  return editor?.getSnapshot().children.form;
}

/** Reports the typed name. The initial name of a new product, such as a copy, counts as typed. */
const watchName = fromCallback<{ type: string }, { of: string | null }>(
  ({ input: { of }, self, sendBack }) => {
    const { _parent: check }: AnyActorRef = self;
    const form = formBeside(check);
    if (!form) return undefined;
    const tell = (name: string) => sendBack({ type: 'name.typed', name });
    const { name } = form.getSnapshot().context.values;
    if (of === null && name !== '') tell(name);
    return watchSelectedValue(form, ({ context }) => context.values.name, tell);
  },
);

/** Check of a product's name, connected to the producer's own products. */
export const wireNameCheck = ({ findNamesake }: Pick<NameCheckService, 'findNamesake'>) =>
  nameCheckMachine.provide({ actors: { ...resultActors({ findNamesake }), watchName } });
