import { cloth, cream, ink, kraft, outlineStroke, wood } from './drawing-colours.ts';

/** Illustration: an empty stall. */
export const stallDrawing = (
  <>
    <path d="M34 62v70M166 62v70" stroke={wood} strokeWidth="7" strokeLinecap="round" />
    <path d="M40 24h120l18 36H22l18-36Z" fill={cream} {...outlineStroke} />
    <path d="M40 24h24l-10 36H22l18-36ZM88 24h24v36H86l2-36ZM136 24h24l18 36h-32l-10-36Z" fill={cloth} />
    {[0, 1, 2, 3, 4].map((i) => (
      <path
        key={i}
        d={`M${22 + i * 31.2} 60h31.2v6a15.6 15.6 0 0 1-31.2 0v-6Z`}
        fill={i % 2 === 0 ? cloth : cream}
        {...outlineStroke}
      />
    ))}
    <path d="M24 104h152v10H24z" fill={kraft} />
    <path d="M30 114h140v26H30z" fill={wood} />
    <path
      d="M72 104c0-9 3-14 10-14s10 5 10 14M112 104V92h18v12"
      stroke={ink}
      strokeWidth="2.5"
      strokeDasharray="4 4"
    />
  </>
);
