import { chakra, type SystemStyleObject } from '@chakra-ui/react/styled-system';
import { Awning } from '../market/Awning.tsx';
import { LOADING_TIPS, LOADING_WORDS } from './loading-screen.messages.ts';
import { Spinner } from './Spinner.tsx';

export interface LoadingScreenProps {
  type?: 'page' | 'component' | 'overlay' | 'minimal';
  theme?: 'light' | 'dark' | 'gradient';
  message?: string;
  hint?: string;
  /** Which of the tips stands there now. */
  tip?: number;
  /** 0 to 100; without it there is no bar. */
  progress?: number | null;
}

const centred: SystemStyleObject = {
  display: 'grid',
  placeItems: 'center',
  alignContent: 'center',
  gap: '3',
  padding: '6',
  textAlign: 'center',
};

const TYPES: Record<'page' | 'component' | 'overlay', SystemStyleObject> = {
  page: { ...centred, minHeight: '100dvh' },
  component: { ...centred, minHeight: '16rem', borderRadius: 'card' },
  overlay: { ...centred, position: 'fixed', inset: '0', zIndex: 'skip' },
};

const THEMES: Record<'light' | 'dark' | 'gradient', SystemStyleObject> = {
  light: { background: 'ground', color: 'ink' },
  dark: { background: '#17130E', color: '#F6EBD8' },
  gradient: { background: 'linear-gradient(160deg, #F7D58A, #F0B23E 45%, #E0793A)', color: '#17130E' },
};

/** What lies under an overlay can still be made out. */
const VEILS: Record<'light' | 'dark' | 'gradient', string> = {
  light: 'color-mix(in srgb, var(--td-colors-ground) 90%, transparent)',
  dark: 'rgb(23 19 14 / .9)',
  gradient: 'linear-gradient(160deg, rgb(247 213 138 / .92), rgb(224 121 58 / .92))',
};

const pill: SystemStyleObject = { paddingBlock: '2', paddingInline: '4', borderRadius: 'full' };

/** Something is on its way: a small stall being set up, a word, and what is being done (R2.21 to R2.23). */
export function LoadingScreen({
  type = 'page',
  theme = 'light',
  message = LOADING_WORDS.message,
  hint = LOADING_WORDS.hint,
  tip = 0,
  progress = null,
}: LoadingScreenProps) {
  if (type === 'minimal') {
    return (
      <chakra.output
        display="inline-flex"
        alignItems="center"
        gap="2"
        css={theme === 'light' ? {} : { ...pill, ...THEMES[theme] }}
        data-loading="minimal"
        data-theme-of={theme}
      >
        <Spinner />
        {message}
      </chakra.output>
    );
  }
  return (
    <chakra.output
      aria-busy="true"
      css={{
        ...TYPES[type],
        ...THEMES[theme],
        ...(type === 'overlay' ? { background: VEILS[theme] } : {}),
      }}
      data-loading={type}
      data-theme-of={theme}
    >
      <chakra.div width="9rem" animation="shimmer 1800ms ease-in-out infinite">
        <Awning roof={26} drop={16} stripe={18} sways />
        <chakra.div
          height="2.5rem"
          marginInline="3"
          borderInline="4px solid var(--td-colors-wood)"
          borderBottom="8px solid var(--td-colors-wood)"
        />
      </chakra.div>
      <chakra.p fontFamily="heading" fontSize="xl" fontWeight="bold">
        {message}
      </chakra.p>
      {progress === null ? null : <ProgressBar value={progress} />}
      <chakra.p fontSize="sm">{hint}</chakra.p>
      <chakra.p fontSize="sm" fontWeight="semibold" minHeight="1.5em">
        {LOADING_TIPS[tip % LOADING_TIPS.length]}
      </chakra.p>
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
    <chakra.div width="min(16rem, 80vw)">
      <chakra.progress aria-label={LOADING_WORDS.message} max={100} value={value} css={bar} />
      <chakra.p fontSize="sm" fontVariantNumeric="tabular-nums" marginTop="1">
        {value}
        {LOADING_WORDS.progress}
      </chakra.p>
    </chakra.div>
  );
}
