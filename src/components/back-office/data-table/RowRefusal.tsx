import { chakra } from '@chakra-ui/react/styled-system';
import { Icon } from '../../icons/Icon.tsx';

interface RowRefusalProps {
  /** What a field is described by, where the refusal is one field's. */
  id?: string;
  children: string;
}

/** Why something could not be done with a row, in it. */
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
