import { chakra } from '@chakra-ui/react/styled-system';
import { type FormEvent, memo } from 'react';
import { Icon } from '../icons/Icon.tsx';

interface SearchBoxProps {
  /** Last search; the initial value of the box. */
  query?: string;
  onSearch?: (query: string) => void;
}

/** Search form; before hydration it submits to the product list. */
export const SearchBox = memo(function SearchBox({ query = '', onSearch }: SearchBoxProps) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    if (!onSearch) return;
    event.preventDefault();
    const written = new FormData(event.currentTarget).get('q');
    onSearch(typeof written === 'string' ? written.trim() : '');
  };
  return (
    <search>
      <chakra.form action="/products" onSubmit={submit} position="relative" width="full">
        <chakra.input
          key={query}
          aria-label="Buscar en el mercado"
          type="search"
          name="q"
          defaultValue={query}
          placeholder="Producto, puesto o categoría"
          autoComplete="off"
          enterKeyHint="search"
          maxLength={100}
          width="full"
          height="touch"
          background="raised"
          border="1.5px solid"
          borderColor="edge"
          borderRadius="full"
          color="ink"
          fontSize="1rem"
          paddingLeft="5"
          paddingRight="12"
          css={{ '&:focus-visible': { borderRadius: 'full' } }}
        />
        <chakra.button
          key="submit"
          type="submit"
          aria-label="Buscar"
          display="grid"
          placeItems="center"
          position="absolute"
          right="0"
          top="0"
          width="touch"
          height="touch"
          borderRadius="full"
          cursor="pointer"
        >
          <Icon name="search" />
        </chakra.button>
      </chakra.form>
    </search>
  );
});
