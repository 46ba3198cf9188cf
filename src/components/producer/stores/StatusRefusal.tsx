import { chakra } from '@chakra-ui/react/styled-system';
import { Icon } from '../../icons/Icon.tsx';

/** Refusal message of a status change, beside its button; renders nothing without one. */
export const StatusRefusal = ({ text }: { text: string | null }) =>
  text ? (
    <chakra.p data-part="refusal" role="alert" display="flex" gap="1" color="danger" fontSize="sm">
      <Icon name="warning" size={16} />
      <span>{text}</span>
    </chakra.p>
  ) : null;
