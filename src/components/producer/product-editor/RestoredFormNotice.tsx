import { chakra } from '@chakra-ui/react/styled-system';
import { Button } from '../../forms/Button.tsx';
import { Icon } from '../../icons/Icon.tsx';
import { productEditorMessages } from './product-editor.messages.ts';

interface RestoredNoticeProps {
  /** Number of pictures to choose again; files cannot be restored. */
  missing: number;
  onKept: () => void;
  onDiscarded: () => void;
}

/** Notice about a restored unsaved form after a reload, a crash or a closed tab, with the pictures that are missing. */
export function RestoredFormNotice({ missing, onKept, onDiscarded }: RestoredNoticeProps) {
  const { restored, restoredMissing, keepRestored, beginAnew } = productEditorMessages;
  return (
    <chakra.output
      data-part="restored"
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      gap="3"
      padding="4"
      background="sunken"
      borderRadius="card"
    >
      <Icon name="info" />
      <chakra.span data-part="told" flex="1 1 16rem" minWidth="0">
        {missing > 0 ? `${restored} ${restoredMissing(missing)}` : restored}
      </chakra.span>
      <Button size="sm" onClick={onKept}>
        {keepRestored}
      </Button>
      <Button size="sm" variant="quiet" onClick={onDiscarded}>
        {beginAnew}
      </Button>
    </chakra.output>
  );
}
