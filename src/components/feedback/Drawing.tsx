import { type DrawingName, DRAWINGS } from './drawings.tsx';

export function Drawing({ name, width = 200 }: { name: DrawingName; width?: number }) {
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
      {DRAWINGS[name]}
    </svg>
  );
}
