import { chakra, type SystemStyleObject } from '@chakra-ui/react/styled-system';

/** How many letters stand in what is shown folded: two lines of a phone, five of a wide screen. */
const SHORT = 90;
const LONG = 340;

const folded: SystemStyleObject = {
  maxWidth: 'text',
  '& > p': { color: 'ink2', overflowWrap: 'anywhere', lineClamp: { base: '2', lg: '5' } },
  '&:has(> details[open]) > p': { lineClamp: 'none' },
  '& > details > summary': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '32px',
    color: 'actionInk',
    fontWeight: 'semibold',
    cursor: 'pointer',
    listStyle: 'none',
    textDecoration: 'underline',
    textUnderlineOffset: '.2em',
    '&::-webkit-details-marker': { display: 'none' },
    '@media (pointer:coarse)': { minHeight: 'touch', marginBlock: '-0.375rem' },
  },
  '& > details[open] > summary > :first-of-type': { display: 'none' },
  '& > details:not([open]) > summary > :last-of-type': { display: 'none' },
};

/** A text of which the first lines are in sight, and the rest when asked for: without a script, so that it works before the page is alive. */
export function FoldedText({ children }: { children: string }) {
  return (
    <chakra.div css={folded} data-part="folded-text">
      <p>{children}</p>
      {children.length > SHORT ? (
        <chakra.details display={{ lg: children.length > LONG ? 'block' : 'none' }}>
          <summary>
            <span>Leer más</span>
            <span>Leer menos</span>
          </summary>
        </chakra.details>
      ) : null}
    </chakra.div>
  );
}
