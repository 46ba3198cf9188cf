import { Button, CloseButton } from '@chakra-ui/react/button';
import { Dialog } from '@chakra-ui/react/dialog';
import { Portal } from '@chakra-ui/react/portal';
import { Icon } from '../components/icons/Icon.tsx';
import { showcaseMessages } from './showcase.messages.ts';

/** Confirmation dialog before a store is paused; the initial focus is on "cancel". */
export function PauseDialog() {
  const { pause, pauseTitle, pauseText, pauseNow, keepOpen, close } = showcaseMessages;
  return (
    <Dialog.Root role="alertdialog" placement="center">
      <Dialog.Trigger asChild>
        <Button variant="outline">
          <Icon name="pause" />
          <span>{pause}</span>
        </Button>
      </Dialog.Trigger>
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content>
            <Dialog.Header>
              <Dialog.Title>{pauseTitle}</Dialog.Title>
            </Dialog.Header>
            <Dialog.Body>{pauseText}</Dialog.Body>
            <Dialog.Footer>
              <Dialog.ActionTrigger asChild>
                <Button variant="outline">{keepOpen}</Button>
              </Dialog.ActionTrigger>
              <Dialog.ActionTrigger asChild>
                <Button>{pauseNow}</Button>
              </Dialog.ActionTrigger>
            </Dialog.Footer>
            <Dialog.CloseTrigger asChild>
              <CloseButton size="sm" aria-label={close} />
            </Dialog.CloseTrigger>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
