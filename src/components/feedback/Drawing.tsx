import type { ReactNode } from 'react';

/** Illustration without text alternative; `children` is the content of a file in drawings/. */
export function Drawing({ children, width = 200 }: { children: ReactNode; width?: number }) {
  return (
    <svg
      aria-hidden="true"
      width={width}
      height={(width * 160) / 200}
      viewBox="0 0 200 160"
      fill="none"
      style={{ maxWidth: '100%' }}
    >
      <ellipse cx="100" cy="146" rx="84" ry="8" fill="var(--td-colors-line)" />
      {children}
    </svg>
  );
}
