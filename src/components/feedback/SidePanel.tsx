import { chakra } from '@chakra-ui/react/styled-system';
import { type ReactNode, useId } from 'react';
import { Button } from '../forms/Button.tsx';
import { Icon } from '../icons/Icon.tsx';
import { Modal } from './Modal.tsx';

interface SidePanelProps {
  title: string;
  /** Accessible name of the close button. */
  closeLabel: string;
  onClosed: () => void;
  children: ReactNode;
}

/** Modal side panel with a title, a close button and its content. */
export function SidePanel({ title, closeLabel, onClosed, children }: SidePanelProps) {
  const id = useId();
  return (
    <Modal side="right" labelledBy={id} onDismissed={onClosed}>
      <chakra.div display="flex" flexDirection="column" height="full">
        <chakra.div
          display="flex"
          alignItems="center"
          justifyContent="space-between"
          paddingBlock="3"
          paddingInline="4"
          borderBottom="1px solid var(--td-colors-line)"
        >
          <chakra.h2 id={id} fontSize="xl">
            {title}
          </chakra.h2>
          <Button variant="plain" size="icon" aria-label={closeLabel} data-focus-first onClick={onClosed}>
            <Icon name="close" size={24} />
          </Button>
        </chakra.div>
        {children}
      </chakra.div>
    </Modal>
  );
}
