import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import type { RowField } from '../../../machines/ui/row-edit.rules.ts';
import { Input } from '../../forms/controls.ts';
import { rowEditMessages } from './row-edit.messages.ts';

interface EditableCellProps {
  field: RowField;
  /** The name of the product. */
  of: string;
  /** The value as it is written. */
  value: string;
  /** What is typed while it is changed; undefined while it stands. */
  text: string | undefined;
  isBusy: boolean;
  /** Where it is said what is wrong with it; undefined where nothing is. */
  errorId: string | undefined;
  onOpened: (field: RowField) => void;
  onTyped: (field: RowField, text: string) => void;
  onLeft: (field: RowField) => void;
  onSubmitted: () => void;
  onCancelled: () => void;
  children: ReactNode;
}

/** A value that is changed where it stands: pressed, it becomes a field; Enter saves, Escape leaves it as it was. */
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
    // Whoever saved or gave up by a key goes on where they were.
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
