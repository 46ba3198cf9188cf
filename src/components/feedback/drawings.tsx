import type { ReactNode } from 'react';

const ink = 'var(--td-colors-ink)';
const paper = 'var(--td-colors-raised)';
const cloth = 'var(--td-colors-awning-a)';
const cream = 'var(--td-colors-awning-b)';
const wood = 'var(--td-colors-wood)';
const kraft = 'var(--td-colors-kraft)';
const saffron = 'var(--td-colors-soon)';
const outline = { stroke: wood, strokeWidth: 2, strokeLinejoin: 'round' } as const;

/** A stall with nothing on it. */
const stall = (
  <>
    <path d="M34 62v70M166 62v70" stroke={wood} strokeWidth="7" strokeLinecap="round" />
    <path d="M40 24h120l18 36H22l18-36Z" fill={cream} {...outline} />
    <path d="M40 24h24l-10 36H22l18-36ZM88 24h24v36H86l2-36ZM136 24h24l18 36h-32l-10-36Z" fill={cloth} />
    {[0, 1, 2, 3, 4].map((i) => (
      <path
        key={i}
        d={`M${22 + i * 31.2} 60h31.2v6a15.6 15.6 0 0 1-31.2 0v-6Z`}
        fill={i % 2 === 0 ? cloth : cream}
        {...outline}
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

/** A basket waiting. */
const basket = (
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

/** A parcel tied with string. */
const parcel = (
  <>
    <path d="M46 56h108v80H46z" fill={kraft} />
    <path d="M46 56 60 40h80l14 16H46Z" fill={wood} />
    <path d="M94 40h12v96H94z" fill={cloth} />
    <path d="M46 90h108" stroke={cloth} strokeWidth="6" />
    <path
      d="M100 40c-20-24-34-8-22-2 8 4 16 2 22 2Zm0 0c20-24 34-8 22-2-8 4-16 2-22 2Z"
      stroke={cloth}
      strokeWidth="5"
      strokeLinejoin="round"
    />
    <path d="M60 108h22v16H60z" fill={paper} />
    <path d="M64 114h14M64 119h9" stroke={ink} strokeWidth="2" />
  </>
);

/** A lens over empty shelves. */
const search = (
  <>
    <path d="M34 60h132M34 100h132M34 138h132" stroke={wood} strokeWidth="6" strokeLinecap="round" />
    <path d="M52 60V44h16v16M136 100c0-12 4-18 10-18s10 6 10 18" fill={kraft} />
    <circle cx="98" cy="82" r="34" fill={paper} fillOpacity=".85" stroke={ink} strokeWidth="6" />
    <path d="m122 106 28 28" stroke={ink} strokeWidth="9" strokeLinecap="round" />
    <path d="M84 72c4-8 14-10 20-6" stroke={saffron} strokeWidth="4" strokeLinecap="round" />
  </>
);

/** A shower over the awning: something went wrong. */
const rain = (
  <>
    <path d="M66 44a24 24 0 0 1 46-8 20 20 0 0 1 26 26H62a18 18 0 0 1 4-18Z" fill="var(--td-colors-line)" />
    <path
      d="M70 74l-5 12M92 74l-5 12M114 74l-5 12M134 74l-5 12"
      stroke="var(--td-colors-info)"
      strokeWidth="4"
      strokeLinecap="round"
    />
    <path d="M50 98h100l14 20H36l14-20Z" fill={cream} {...outline} />
    <path d="M50 98h20l-8 20H36l14-20ZM90 98h20v20H88l2-20ZM130 98h20l14 20h-26l-8-20Z" fill={cloth} />
    {[0, 1, 2, 3, 4].map((i) => (
      <path
        key={i}
        d={`M${36 + i * 25.6} 118h25.6v4a12.8 12.8 0 0 1-25.6 0v-4Z`}
        fill={i % 2 === 0 ? cloth : cream}
        {...outline}
      />
    ))}
    <path d="M48 130v18M152 130v18" stroke={wood} strokeWidth="6" strokeLinecap="round" />
  </>
);

/** A bell that does not ring. */
const bell = (
  <>
    <path d="M66 112V78a34 34 0 0 1 68 0v34l12 12H54l12-12Z" fill={saffron} />
    <path d="M54 124h92" stroke={ink} strokeWidth="5" strokeLinecap="round" />
    <path d="M90 132a10 10 0 0 0 20 0" fill={ink} />
    <path d="M100 44v-8" stroke={ink} strokeWidth="6" strokeLinecap="round" />
  </>
);

export type DrawingName = 'stall' | 'basket' | 'parcel' | 'search' | 'rain' | 'bell';

export const DRAWINGS: Record<DrawingName, ReactNode> = { stall, basket, parcel, search, rain, bell };
