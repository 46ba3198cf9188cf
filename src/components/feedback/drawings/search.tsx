import { ink, kraft, drawingPaper, saffron, wood } from './drawing-colours.ts';

/** Illustration for searches without results: a magnifying glass over empty shelves. */
export const searchDrawing = (
  <>
    <path d="M34 60h132M34 100h132M34 138h132" stroke={wood} strokeWidth="6" strokeLinecap="round" />
    <path d="M52 60V44h16v16M136 100c0-12 4-18 10-18s10 6 10 18" fill={kraft} />
    <circle cx="98" cy="82" r="34" fill={drawingPaper} fillOpacity=".85" stroke={ink} strokeWidth="6" />
    <path d="m122 106 28 28" stroke={ink} strokeWidth="9" strokeLinecap="round" />
    <path d="M84 72c4-8 14-10 20-6" stroke={saffron} strokeWidth="4" strokeLinecap="round" />
  </>
);
