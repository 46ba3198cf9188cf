import { chakra, type SystemStyleObject } from '@chakra-ui/react/styled-system';
import { type KeyboardEvent, useId } from 'react';
import { CONFIRMATION_LABELS, type ConfirmationKind } from '../../../contract/shell/toast.ts';
import { Button } from '../forms/Button.tsx';
import { Icon } from '../icons/Icon.tsx';
import type { IconName } from '../icons/icon-paths.ts';
import { Modal } from './Modal.tsx';

export interface ConfirmDialogProps {
  kind: ConfirmationKind;
  title: string;
  message: string;
  confirmLabel?: string;
  cancelLabel?: string;
  onConfirmed: () => void;
  onCancelled: () => void;
}

const LOOKS: Record<ConfirmationKind, { icon: IconName; color: string; button: 'danger' | 'primary' }> = {
  danger: { icon: 'warning', color: 'danger', button: 'danger' },
  warning: { icon: 'warning', color: 'actionInk', button: 'primary' },
  info: { icon: 'info', color: 'info', button: 'primary' },
};

/** On phones the buttons fill the width of the dialog. */
const answer: SystemStyleObject = { flex: { base: '1 0 auto', md: '0 0 auto' } };

/** Confirmation dialog. Escape or a press outside cancels, Enter confirms (R2.15). */
export function ConfirmDialog({
  kind,
  title,
  message,
  confirmLabel = CONFIRMATION_LABELS.confirm,
  cancelLabel = CONFIRMATION_LABELS.cancel,
  onConfirmed,
  onCancelled,
}: ConfirmDialogProps) {
  const id = useId();
  const look = LOOKS[kind];
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    const onCancel = event.target instanceof HTMLElement && event.target.dataset.answer === 'no';
    if (onCancel && !event.repeat) return;
    event.preventDefault();
    // Ignores key repeats: the key that opened the dialog may still be held down.
    if (!event.repeat) onConfirmed();
  };
  return (
    <Modal
      role="alertdialog"
      labelledBy={`${id}-title`}
      describedBy={`${id}-message`}
      onDismissed={onCancelled}
      onKeyDown={press}
    >
      <chakra.div display="grid" gap="3" padding="6">
        <chakra.h2
          id={`${id}-title`}
          display="flex"
          alignItems="center"
          gap="2"
          fontSize="xl"
          fontWeight="bold"
        >
          <chakra.span color={look.color}>
            <Icon name={look.icon} size={26} />
          </chakra.span>
          <span>{title}</span>
        </chakra.h2>
        <chakra.p
          id={`${id}-message`}
          color="ink2"
          maxHeight="50dvh"
          overflowY="auto"
          overflowWrap="anywhere"
        >
          {message}
        </chakra.p>
        <chakra.div display="flex" flexWrap="wrap" justifyContent="flex-end" gap="3" marginTop="2">
          <Button variant="quiet" data-answer="no" css={answer} onClick={onCancelled}>
            {cancelLabel}
          </Button>
          <Button variant={look.button} data-focus-first="" css={answer} onClick={onConfirmed}>
            {confirmLabel}
          </Button>
        </chakra.div>
      </chakra.div>
    </Modal>
  );
}
