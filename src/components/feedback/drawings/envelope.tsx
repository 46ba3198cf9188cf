import { cloth, cream, kraft, outlineStroke, drawingPaper, saffron, wood } from './drawing-colours.ts';

/** Illustration: a letter coming out of its envelope, with a wax seal. */
export const envelopeDrawing = (
  <>
    <path d="M32 70 100 24l68 46v70H32Z" fill={kraft} />
    <path d="M48 34h104v78H48z" fill={drawingPaper} {...outlineStroke} />
    <path d="M62 52h58M62 64h76" stroke={wood} strokeWidth="4" strokeLinecap="round" />
    <path d="M62 78h16v14H62zM84 78h16v14H84zM106 78h16v14h-16z" fill={cream} {...outlineStroke} />
    <path d="M32 70l68 44 68-44v70H32Z" fill={kraft} {...outlineStroke} />
    <path d="M32 140l52-38M168 140l-52-38" stroke={wood} strokeWidth="2" />
    <circle cx="100" cy="114" r="13" fill={cloth} />
    <path
      d="m94 114 4.5 4.5 8-9"
      stroke={saffron}
      strokeWidth="3"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </>
);
