import { chakra } from '@chakra-ui/react/styled-system';

/** Logo: the name of the market under a small awning. */
export function Wordmark({ size = '24px' }: { size?: string }) {
  return (
    <chakra.span display="inline-flex" alignItems="center" gap="0.4em" fontSize={size} color="ink">
      <svg aria-hidden="true" width="1.25em" height="1.1em" viewBox="0 0 40 35" fill="none">
        <path d="M6.5 17v16M33.5 17v16M4 33h32" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
        <path
          d="M7 2h26l6 13a5 5 0 0 1-9.5 1.5A5 5 0 0 1 20 16.5 5 5 0 0 1 10.5 16.5 5 5 0 0 1 1 15L7 2Z"
          fill="var(--td-colors-awning-b)"
        />
        <path
          d="M7 2h6.5l-3 14.5A5 5 0 0 1 1 15L7 2ZM20 2h6.5l3 14.5A5 5 0 0 1 20 16.5V2Z"
          fill="var(--td-colors-awning-a)"
        />
        <path
          d="M7 2h26l6 13a5 5 0 0 1-9.5 1.5A5 5 0 0 1 20 16.5 5 5 0 0 1 10.5 16.5 5 5 0 0 1 1 15L7 2Z"
          stroke="currentColor"
          strokeWidth="1.5"
          strokeLinejoin="round"
        />
      </svg>
      <chakra.span
        fontFamily="heading"
        fontWeight="extrabold"
        letterSpacing="-0.04em"
        lineHeight="1"
        // Width in the final font, so that loading the font causes no layout shift.
        minWidth="4.65em"
      >
        Tenderete
      </chakra.span>
    </chakra.span>
  );
}
