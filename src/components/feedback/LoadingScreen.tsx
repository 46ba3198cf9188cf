import { chakra, type SystemStyleObject } from '@chakra-ui/react/styled-system';
import { LOADING_TEXTS } from './loading-screen.messages.ts';
import { LoadingStall, type LoadingStallProps } from './LoadingStall.tsx';
import { Spinner } from './Spinner.tsx';

interface LoadingScreenProps extends Omit<LoadingStallProps, 'css' | 'type'> {
  type?: LoadingStallProps['type'] | 'minimal';
}

type Theme = NonNullable<LoadingStallProps['theme']>;

const TYPES: Record<NonNullable<LoadingStallProps['type']>, SystemStyleObject> = {
  page: {},
  component: { borderRadius: 'card' },
  overlay: { position: 'fixed', inset: '0', zIndex: 'skip' },
};

const THEMES: Record<Theme, SystemStyleObject> = {
  light: { background: 'ground', color: 'ink' },
  dark: { background: '#17130E', color: '#F6EBD8' },
  gradient: { background: 'linear-gradient(160deg, #F7D58A, #F0B23E 45%, #E0793A)', color: '#17130E' },
};

/** Translucent backgrounds of the overlay type; the page below stays visible. */
const VEILS: Record<Theme, string> = {
  light: 'color-mix(in srgb, var(--td-colors-ground) 90%, transparent)',
  dark: 'rgb(23 19 14 / .9)',
  gradient: 'linear-gradient(160deg, rgb(247 213 138 / .92), rgb(224 121 58 / .92))',
};

const pill: SystemStyleObject = { paddingBlock: '2', paddingInline: '4', borderRadius: 'full' };

/** Loading screen in four types and three themes (R2.21 to R2.23). */
export function LoadingScreen({ type = 'page', theme = 'light', ...rest }: LoadingScreenProps) {
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
        <span>{rest.message ?? LOADING_TEXTS.message}</span>
      </chakra.output>
    );
  }
  const veil = type === 'overlay' ? { background: VEILS[theme] } : {};
  return (
    <LoadingStall type={type} theme={theme} {...rest} css={{ ...TYPES[type], ...THEMES[theme], ...veil }} />
  );
}
