import { Checkbox } from '@chakra-ui/react/checkbox';
import { chakra } from '@chakra-ui/react/styled-system';
import type { StoreImportActorRef } from '../../machines/import/store-import.machine.ts';
import type { ImportContext } from '../../machines/import/store-import.types.ts';
import { Button } from '../forms/Button.tsx';
import { useFormatter } from '../market/formatter-context.ts';
import { storeImportMessages as words } from './store-import.messages.ts';

interface ImportButtonsProps {
  actorRef: StoreImportActorRef;
  context: ImportContext;
}

/** Number of valid rows if some are invalid; null if all are valid or unknown. */
const goodOf = ({ examination }: ImportContext) =>
  examination?.verdict === 'readable' && examination.wrongRows > 0
    ? examination.rows - examination.wrongRows
    : null;

/** Buttons for import and dry run, with the replace option; renders nothing if no row is valid (R3.8). */
export function ImportButtons({ actorRef, context }: ImportButtonsProps) {
  const { number } = useFormatter();
  const good = goodOf(context);
  if (good === 0) return null;
  return (
    <chakra.div display="grid" gap="4" justifyItems="start">
      <chakra.div display="grid" gap="1">
        <Checkbox.Root
          checked={context.isReplacing}
          onCheckedChange={() => actorRef.send({ type: 'replacing.toggled' })}
          minHeight="touch"
        >
          <Checkbox.HiddenInput />
          <Checkbox.Control />
          <Checkbox.Label>{words.replace}</Checkbox.Label>
        </Checkbox.Root>
        <chakra.p color="ink2" fontSize="sm" maxWidth="60ch">
          {words.replaceHint}
        </chakra.p>
      </chakra.div>
      <chakra.div display="flex" flexWrap="wrap" gap="3">
        <Button size="lg" onClick={() => actorRef.send({ type: 'sending.requested' })}>
          {good === null ? words.send : words.sendGood(good, number(good))}
        </Button>
        <Button size="lg" variant="quiet" onClick={() => actorRef.send({ type: 'trial.requested' })}>
          {words.tryOut}
        </Button>
      </chakra.div>
      <chakra.p color="ink2" fontSize="sm" maxWidth="60ch">
        {words.tryOutHint}
      </chakra.p>
    </chakra.div>
  );
}
