import { chakra } from '@chakra-ui/react/styled-system';
import { type ReactNode, useId } from 'react';

interface FormSectionProps {
  title: string;
  children: ReactNode;
}

/** A part of a long form, on a sheet of its own. */
export function FormSection({ title, children }: FormSectionProps) {
  const id = useId();
  return (
    <chakra.section
      aria-labelledby={id}
      display="grid"
      gap="5"
      gridTemplateColumns="minmax(0, 1fr)"
      padding={{ base: '4', md: '6' }}
      background="raised"
      borderRadius="card"
      boxShadow="stall"
    >
      <chakra.h2 id={id} fontSize="xl" lineHeight="short">
        {title}
      </chakra.h2>
      {children}
    </chakra.section>
  );
}
