import { chakra, type SystemStyleObject } from '@chakra-ui/react/styled-system';

/** Lengths in characters of the collapsed text: about two lines on phones, five on wide screens. */
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

/** Collapsible text; shows its first lines. Works without JavaScript, before hydration. */
export function CollapsibleText({ children }: { children: string }) {
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
