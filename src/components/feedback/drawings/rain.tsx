import { cloth, cream, outlineStroke, wood } from './drawing-colours.ts';

/** Illustration for errors: rain over the awning. */
export const rainDrawing = (
  <>
    <path d="M66 44a24 24 0 0 1 46-8 20 20 0 0 1 26 26H62a18 18 0 0 1 4-18Z" fill="var(--td-colors-line)" />
    <path
      d="M70 74l-5 12M92 74l-5 12M114 74l-5 12M134 74l-5 12"
      stroke="var(--td-colors-info)"
      strokeWidth="4"
      strokeLinecap="round"
    />
    <path d="M50 98h100l14 20H36l14-20Z" fill={cream} {...outlineStroke} />
    <path d="M50 98h20l-8 20H36l14-20ZM90 98h20v20H88l2-20ZM130 98h20l14 20h-26l-8-20Z" fill={cloth} />
    {[0, 1, 2, 3, 4].map((i) => (
      <path
        key={i}
        d={`M${36 + i * 25.6} 118h25.6v4a12.8 12.8 0 0 1-25.6 0v-4Z`}
        fill={i % 2 === 0 ? cloth : cream}
        {...outlineStroke}
      />
    ))}
    <path d="M48 130v18M152 130v18" stroke={wood} strokeWidth="6" strokeLinecap="round" />
  </>
);
