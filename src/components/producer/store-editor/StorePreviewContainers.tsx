import { Dialog } from '@chakra-ui/react/dialog';
import { Portal } from '@chakra-ui/react/portal';
import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { Button } from '../../forms/Button.tsx';
import { storeEditorMessages } from './store-editor.messages.ts';

/** Preview at the side on wide screens. */
export const PreviewAside = ({ children }: { children: ReactNode }) => (
  <chakra.aside
    aria-label={storeEditorMessages.preview}
    display={{ base: 'none', lg: 'grid' }}
    gap="3"
    alignContent="start"
    alignSelf="start"
    position="sticky"
    top="6rem"
  >
    <chakra.h2 fontSize="lg">{storeEditorMessages.preview}</chakra.h2>
    {children}
  </chakra.aside>
);

/** Preview in a dialog on narrow screens. */
export const PreviewDialog = ({ children }: { children: ReactNode }) => (
  <Dialog.Root size="full" lazyMount unmountOnExit>
    <Dialog.Trigger asChild>
      <Button variant="quiet" size="sm" display={{ base: 'inline-flex', lg: 'none' }}>
        {storeEditorMessages.showPreview}
      </Button>
    </Dialog.Trigger>
    <Portal>
      <Dialog.Backdrop />
      <Dialog.Positioner>
        <Dialog.Content width="full">
          <Dialog.Header>
            <Dialog.Title>{storeEditorMessages.preview}</Dialog.Title>
          </Dialog.Header>
          <Dialog.Body padding="0">{children}</Dialog.Body>
          <Dialog.Footer>
            <Dialog.ActionTrigger asChild>
              <Button>{storeEditorMessages.closePreview}</Button>
            </Dialog.ActionTrigger>
          </Dialog.Footer>
        </Dialog.Content>
      </Dialog.Positioner>
    </Portal>
  </Dialog.Root>
);
