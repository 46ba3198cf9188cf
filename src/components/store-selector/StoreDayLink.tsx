import { chakra, type SystemStyleObject } from '@chakra-ui/react/styled-system';
import { AppLink } from '../layout/AppLink.tsx';
import type { StoreDay } from './calendar-days.ts';
import { storeDayLabels } from './store-selector.messages.ts';

const link: SystemStyleObject = {
  display: 'flex',
  alignItems: 'baseline',
  gap: { base: '2', md: '1' },
  minHeight: { base: 'touch', md: '1.75rem' },
  paddingBlock: { base: '3', md: '0' },
  lineHeight: 'snug',
  fontWeight: 'semibold',
  '&:hover': { textDecoration: 'underline' },
};

const WORD = {
  opens: { background: 'soon', color: 'onSoon' },
  closes: { background: 'sunken', color: 'ink2' },
} as const;

/** Link to a store on its first or last day. */
export function StoreDayLink({ kind, store }: StoreDay) {
  return (
    <AppLink to="/tienda/$id" params={{ id: store.slug }} css={link}>
      <chakra.span
        flexShrink="0"
        minWidth={{ base: '3.25rem', md: '0' }}
        textAlign="center"
        paddingInline="1"
        borderRadius="tag"
        fontSize="xs"
        fontWeight="bold"
        {...WORD[kind]}
      >
        {storeDayLabels[kind]}
      </chakra.span>
      <chakra.span overflowWrap="anywhere">{store.name}</chakra.span>
    </AppLink>
  );
}
