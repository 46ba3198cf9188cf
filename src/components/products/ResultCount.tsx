import { chakra } from '@chakra-ui/react/styled-system';
import { useFormatter } from '../market/formatter-context.ts';

interface ResultCountProps {
  /** null while nobody knows. */
  total: number | null;
  present: number;
  last: number;
}

/** How many there are, seen and heard; its place is kept while they are counted. */
export function ResultCount({ total, present, last }: ResultCountProps) {
  const { count, number } = useFormatter();
  const page = last > 1 ? ` · página ${number(present)} de ${number(last)}` : '';
  return (
    <chakra.output
      data-part="count"
      aria-atomic="true"
      display="block"
      color="ink2"
      fontSize="sm"
      minHeight="1.5rem"
      marginBottom="3"
    >
      {total === null ? '' : `${count(total, 'producto', 'productos')}${page}`}
    </chakra.output>
  );
}
