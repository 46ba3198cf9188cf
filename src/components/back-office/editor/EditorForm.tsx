import { chakra } from '@chakra-ui/react/styled-system';
import type { ComponentProps, ReactNode } from 'react';
import { FormErrorSummary } from '../../forms/FormErrorSummary.tsx';
import { StickyFormFooter } from '../StickyFormFooter.tsx';

interface EditorFormProps extends Omit<ComponentProps<typeof chakra.form>, 'title'> {
  label: string;
  /** Content before the message, such as the heading of a step. */
  heading?: ReactNode;
  /** Failure without a field. */
  message: string | null | undefined;
  /** Buttons of the bar at the bottom. */
  actions: ReactNode;
  children: ReactNode;
}

/** Form of an editor: its failure, its fields, and the bar with its buttons. */
export const EditorForm = ({ label, heading, message, actions, children, ...form }: EditorFormProps) => (
  <chakra.form
    {...form}
    aria-label={label}
    display="grid"
    gap="5"
    alignContent="start"
    gridTemplateColumns="minmax(0, 1fr)"
  >
    {heading}
    <FormErrorSummary message={message} />
    {children}
    <StickyFormFooter>{actions}</StickyFormFooter>
  </chakra.form>
);
