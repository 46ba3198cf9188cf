import { chakra } from '@chakra-ui/react/styled-system';
import { Icon } from '../icons/Icon.tsx';

/** List of advantages with check marks. */
export function CheckmarkList({ items }: { items: readonly string[] }) {
  return (
    <chakra.ul display="grid" gap="3">
      {items.map((item) => (
        <chakra.li key={item} display="flex" gap="3">
          <chakra.span color="success">
            <Icon name="check" />
          </chakra.span>
          <span>{item}</span>
        </chakra.li>
      ))}
    </chakra.ul>
  );
}
