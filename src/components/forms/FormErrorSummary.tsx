import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode, Ref } from 'react';
import { Icon } from '../icons/Icon.tsx';

interface FormErrorSummaryProps {
  /** Message about the form as a whole. */
  message: string | null | undefined;
  /** Field errors, one sentence each. */
  errors?: readonly string[];
  /** Suggested action: a link or a button. */
  children?: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

/** Error summary of a form; stays until the next submit. */
export function FormErrorSummary({ message, errors = [], children, ref }: FormErrorSummaryProps) {
  if (!message && errors.length === 0) return null;
  return (
    <chakra.div
      {...(ref ? { ref } : {})}
      role="alert"
      tabIndex={-1}
      display="flex"
      gap="3"
      padding="4"
      background="raised"
      borderRadius="card"
      border="2px solid var(--td-colors-danger)"
    >
      <chakra.span color="danger">
        <Icon name="warning" size={24} />
      </chakra.span>
      <chakra.div display="grid" gap="2">
        {message ? <chakra.p fontWeight="semibold">{message}</chakra.p> : null}
        {errors.length > 0 ? (
          <chakra.ul listStyle="disc" paddingLeft="5">
            {errors.map((error) => (
              <li key={error}>{error}</li>
            ))}
          </chakra.ul>
        ) : null}
        {children}
      </chakra.div>
    </chakra.div>
  );
}
