import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import type { RowField } from '../../../machines/ui/row-edit.rules.ts';
import { Input } from '../../forms/controls.ts';
import { rowEditMessages } from './row-edit.messages.ts';

interface EditableCellProps {
  field: RowField;
  /** Product name, for the accessible name. */
  of: string;
  /** Formatted value. */
  value: string;
  /** Text being typed; undefined while the cell is closed. */
  text: string | undefined;
  isBusy: boolean;
  /** Id of the error message, for `aria-describedby`; undefined without an error. */
  errorId: string | undefined;
  onOpened: (field: RowField) => void;
  onTyped: (field: RowField, text: string) => void;
  onLeft: (field: RowField) => void;
  onSubmitted: () => void;
  onCancelled: () => void;
  children: ReactNode;
}

/** Editable cell: a press turns the value into a field, Enter saves, Escape discards. */
export function EditableCell({
  field,
  of,
  value,
  text,
  isBusy,
  errorId,
  children,
  ...on
}: EditableCellProps) {
  const button = useRef<HTMLButtonElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const wasOpen = useRef(false);
  const isOpen = text !== undefined;
  useEffect(() => {
    if (isOpen) input.current?.focus();
    // After saving or cancelling by keyboard, the focus returns to the cell's button.
    else if (wasOpen.current && document.activeElement === document.body) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter') on.onSubmitted();
    if (event.key === 'Escape') on.onCancelled();
  };
  return (
    <span data-part="editable">
      {isOpen ? (
        <Input
          ref={input}
          inputMode="decimal"
          autoComplete="off"
          enterKeyHint="done"
          aria-label={rowEditMessages.field(field, of)}
          aria-invalid={errorId !== undefined}
          aria-describedby={errorId}
          readOnly={isBusy}
          value={text}
          onChange={({ currentTarget }) => on.onTyped(field, currentTarget.value)}
          onFocus={({ currentTarget }) => currentTarget.select()}
          onBlur={() => on.onLeft(field)}
          onKeyDown={press}
        />
      ) : (
        <button
          ref={button}
          type="button"
          aria-label={rowEditMessages.change(field, of, value)}
          onClick={() => on.onOpened(field)}
        >
          {children}
        </button>
      )}
    </span>
  );
}
