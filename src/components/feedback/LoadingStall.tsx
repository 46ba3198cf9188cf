import { chakra, type SystemStyleObject } from '@chakra-ui/react/styled-system';
import { Awning } from '../market/Awning.tsx';
import { LOADING_TIPS, LOADING_TEXTS } from './loading-screen.messages.ts';

export interface LoadingStallProps {
  type?: 'page' | 'component' | 'overlay';
  theme?: 'light' | 'dark' | 'gradient';
  message?: string;
  hint?: string;
  /** Index of the current tip. */
  tip?: number;
  /** Percent from 0 to 100; without it there is no progress bar. */
  progress?: number | null;
  /** Extra styles of a type or theme. */
  css?: SystemStyleObject;
}

const stall: SystemStyleObject = {
  display: 'grid',
  placeItems: 'center',
  alignContent: 'center',
  gap: '3',
  padding: '6',
  background: 'ground',
  color: 'ink',
  textAlign: 'center',
};

/** Base of the loading screens: animation, message and hint. It is the part that first page loads need (R2.21 to R2.23). */
export function LoadingStall({
  type = 'page',
  theme = 'light',
  message = LOADING_TEXTS.message,
  hint = LOADING_TEXTS.hint,
  tip = 0,
  progress = null,
  css = {},
}: LoadingStallProps) {
  return (
    <chakra.output
      aria-busy="true"
      css={{ ...stall, minHeight: type === 'page' ? '100dvh' : '16rem', ...css }}
      data-loading={type}
      data-theme-of={theme}
    >
      <chakra.span width="9rem" animation="shimmer 1800ms ease-in-out infinite">
        <Awning roof={26} drop={16} stripe={18} sways />
        <chakra.span
          display="block"
          height="2.5rem"
          marginInline="3"
          borderInline="4px solid var(--td-colors-wood)"
          borderBottom="8px solid var(--td-colors-wood)"
        />
      </chakra.span>
      <chakra.span fontFamily="heading" fontSize="xl" fontWeight="bold">
        {message}
      </chakra.span>
      {progress === null ? null : <ProgressBar value={progress} />}
      <chakra.span fontSize="sm">{hint}</chakra.span>
      <chakra.span fontSize="sm" fontWeight="semibold" minHeight="1.5em">
        {LOADING_TIPS[tip % LOADING_TIPS.length]}
      </chakra.span>
    </chakra.output>
  );
}

const bar: SystemStyleObject = {
  appearance: 'none',
  display: 'block',
  width: 'full',
  height: '0.625rem',
  overflow: 'hidden',
  background: 'transparent',
  border: '1.5px solid currentColor',
  borderRadius: 'full',
  '&::-webkit-progress-bar': { background: 'transparent' },
  '&::-webkit-progress-value': { background: 'currentColor', transition: 'inline-size 240ms ease-out' },
  '&::-moz-progress-bar': { background: 'currentColor' },
};

function ProgressBar({ value }: { value: number }) {
  return (
    <chakra.span width="min(16rem, 80vw)">
      <chakra.progress aria-label={LOADING_TEXTS.message} max={100} value={value} css={bar} />
      <chakra.span display="block" fontSize="sm" fontVariantNumeric="tabular-nums" marginTop="1">
        {`${value}${LOADING_TEXTS.progress}`}
      </chakra.span>
    </chakra.span>
  );
}
