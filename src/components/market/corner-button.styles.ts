import type { SystemStyleObject } from '@chakra-ui/react/styled-system';

/** Round icon button in a corner of a picture. Its icon is a child `svg`. */
export const cornerButton: SystemStyleObject = {
  position: 'absolute',
  top: '1',
  right: '1',
  zIndex: 'raised',
  display: 'grid',
  placeItems: 'center',
  width: 'touch',
  height: 'touch',
  borderRadius: 'full',
  color: 'ink',
  cursor: 'pointer',
  '& svg': {
    padding: '6px',
    width: '36px',
    height: '36px',
    background: 'raised',
    borderRadius: 'full',
    boxShadow: 'stall',
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: '2',
    strokeLinejoin: 'round',
    strokeLinecap: 'round',
    transition: 'transform 120ms ease-out',
  },
  '@media (hover:hover)': { '&:hover svg': { transform: 'scale(1.08)' } },
};
