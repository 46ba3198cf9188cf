import { chakra } from '@chakra-ui/react/styled-system';
import type { SnapshotFrom } from 'xstate';
import type { StoreEmptyingActorRef } from '../../../machines/producer/stores/store-emptying.machine.ts';
import { Icon } from '../../icons/Icon.tsx';
import { LiveRegion } from '../../layout/LiveRegion.tsx';
import { useFormatter } from '../../market/formatter-context.ts';
import { emptyingRefusalText, storeEmptyingMessages } from './producer-store.messages.ts';

interface EmptyingOutcomeProps {
  context: SnapshotFrom<StoreEmptyingActorRef>['context'];
  isCounting: boolean;
}

/** Outcome of deleting a store's products: deleted and kept ones with reasons, or the failure (R3.15). */
export function EmptyingOutcome({ context: { counted, result, failure }, isCounting }: EmptyingOutcomeProps) {
  const { number } = useFormatter();
  const { done, none, noneOfYours, kept, counting } = storeEmptyingMessages;
  if (isCounting) return <LiveRegion message={counting} />;
  if (failure) {
    return (
      <chakra.p role="alert" data-part="refusal" display="flex" gap="1" color="danger" fontSize="sm">
        <Icon name="warning" size={16} />
        <span>{emptyingRefusalText(failure)}</span>
      </chakra.p>
    );
  }
  if (result) {
    const { deleted, pictures, kept: left } = result;
    return (
      <chakra.div data-part="result" fontSize="sm">
        <chakra.output display="block" fontWeight="semibold">
          {done(deleted, number(deleted), pictures, number(pictures))}
        </chakra.output>
        {left.length > 0 ? (
          <>
            <p>{kept(left.length, number(left.length))}</p>
            <chakra.ul paddingInlineStart="5">
              {left.map(({ name, message }, index) => (
                // Index as key, because two products may have the same name.
                <li key={index}>{`${name}: ${message}`}</li>
              ))}
            </chakra.ul>
          </>
        ) : null}
      </chakra.div>
    );
  }
  const isNothing = counted && counted.found === counted.foreign;
  return isNothing ? (
    <chakra.output display="block" data-part="result" fontSize="sm">
      {counted.found === 0 ? none : noneOfYours}
    </chakra.output>
  ) : null;
}
