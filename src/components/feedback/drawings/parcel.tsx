import { cloth, ink, kraft, drawingPaper, wood } from './drawing-colours.ts';

/** Illustration: a parcel tied with string. */
export const parcelDrawing = (
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
    <path d="M60 108h22v16H60z" fill={drawingPaper} />
    <path d="M64 114h14M64 119h9" stroke={ink} strokeWidth="2" />
  </>
);
