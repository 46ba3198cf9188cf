import { chakra } from '@chakra-ui/react/styled-system';
import { useSelector } from '@xstate/react';
import type { SnapshotFrom } from 'xstate';
import type { NameCheckActorRef } from '../../../machines/producer/products/name-check.machine.ts';
import { TextLink } from '../../layout/AppLink.tsx';
import { productEditorMessages } from './product-editor.messages.ts';

const selectNamesake = ({ context }: SnapshotFrom<NameCheckActorRef>) => context.namesake;

/** Hint about an existing product of the same name, with a link; it does not block saving (R9.9). */
export function NameHint({ checkRef }: { checkRef: NameCheckActorRef }) {
  const namesake = useSelector(checkRef, selectNamesake);
  return (
    <chakra.output
      display="block"
      data-part="name-hint"
      color="ink2"
      fontSize="sm"
      overflowWrap="anywhere"
      css={{ '&:not(:empty)': { marginTop: '2' } }}
    >
      {namesake ? (
        <>
          <span>{`${productEditorMessages.namesake} `}</span>
          <TextLink to="/producer/products/$productId/edit" params={{ productId: namesake.id }}>
            {namesake.name}
          </TextLink>
        </>
      ) : null}
    </chakra.output>
  );
}
