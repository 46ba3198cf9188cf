import { cloth, cream, ink, kraft, outlineStroke, saffron, wood } from './drawing-colours.ts';

/** Illustration: the key of a stall on its hook, with a paper tag. */
export const keyDrawing = (
  <>
    <path d="M38 34h124v14H38z" fill={wood} />
    <path d="M100 48v10a8 8 0 0 1-16 0" stroke={ink} strokeWidth="4" strokeLinecap="round" />
    <path
      d="M84 60a20 20 0 1 1-7 39l-22 22v14H41v-14l30-30a20 20 0 0 1 13-31Z"
      fill={saffron}
      {...outlineStroke}
    />
    <circle cx="86" cy="78" r="7" fill={cream} {...outlineStroke} />
    <path d="M94 66c20-14 34-8 40 4" stroke={cloth} strokeWidth="3" strokeLinecap="round" />
    <path d="m120 74 26-8 18 56-26 8-14-20Z" fill={kraft} {...outlineStroke} />
    <path d="m136 88 14-4M140 100l14-4" stroke={wood} strokeWidth="3" strokeLinecap="round" />
  </>
);
