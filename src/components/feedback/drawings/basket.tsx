import { kraft, wood } from './drawing-colours.ts';

/** Illustration: an empty basket. */
export const basketDrawing = (
  <>
    <path d="M62 70 86 26M138 70l-24-44" stroke={wood} strokeWidth="7" strokeLinecap="round" />
    <path d="M40 68h120l-14 62a10 10 0 0 1-10 8H64a10 10 0 0 1-10-8L40 68Z" fill={kraft} />
    <path d="M34 62h132a5 5 0 0 1 5 5v6a5 5 0 0 1-5 5H34a5 5 0 0 1-5-5v-6a5 5 0 0 1 5-5Z" fill={wood} />
    <path d="M48 96h104M52 116h96M74 80l6 56M100 80v56M126 80l-6 56" stroke={wood} strokeWidth="3" />
    <path
      d="M150 40c8-10 20-8 22-2 2 7-8 10-14 6M158 44l-4 20"
      stroke="var(--td-colors-success)"
      strokeWidth="3"
      strokeLinecap="round"
    />
  </>
);
