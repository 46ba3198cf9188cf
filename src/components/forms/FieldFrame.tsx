import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { Icon } from '../icons/Icon.tsx';
import { Hint } from './Hint.tsx';

export interface FieldTextProps {
  label: ReactNode;
  hint?: ReactNode;
  /** Error message: the problem and its solution. */
  error?: string | null | undefined;
  optional?: boolean | undefined;
}

interface FieldFrameProps extends FieldTextProps {
  controlId: string;
  hintId: string;
  errorId: string;
  children: ReactNode;
}

/** Layout of a form field: label above, hint and error below. */
export function FieldFrame({
  label,
  hint,
  error,
  optional,
  controlId,
  hintId,
  errorId,
  children,
}: FieldFrameProps) {
  return (
    <chakra.div display="grid" gap="1" alignContent="start">
      <chakra.label htmlFor={controlId} fontWeight="semibold">
        {label}
        {optional ? (
          <chakra.span color="ink2" fontWeight="normal">
            {' '}
            (opcional)
          </chakra.span>
        ) : null}
      </chakra.label>
      {children}
      {error ? (
        <chakra.p
          id={errorId}
          role="alert"
          display="flex"
          gap="1"
          color="danger"
          fontSize="sm"
          fontWeight="semibold"
        >
          <Icon name="warning" size={18} />
          <span>{error}</span>
        </chakra.p>
      ) : null}
      {hint ? <Hint id={hintId}>{hint}</Hint> : null}
    </chakra.div>
  );
}
