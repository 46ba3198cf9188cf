import { chakra } from '@chakra-ui/react/styled-system';
import { Icon } from '../../icons/Icon.tsx';

interface RowRefusalProps {
  /** Target of `aria-describedby` if the refusal concerns one field. */
  id?: string;
  children: string;
}

/** Refusal message inside a table row. */
export const RowRefusal = ({ id, children }: RowRefusalProps) => (
  <chakra.span
    id={id}
    role="alert"
    data-part="refusal"
    display="flex"
    alignItems="center"
    gap="1"
    color="danger"
    fontSize="sm"
  >
    <Icon name="warning" size={16} />
    <span>{children}</span>
  </chakra.span>
);
