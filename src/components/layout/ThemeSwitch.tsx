import { chakra, type SystemStyleObject } from '@chakra-ui/react/styled-system';
import { Icon } from '../icons/Icon.tsx';
import type { IconName } from '../icons/icon-paths.ts';
import type { ThemeChoice } from '../../theme/theme-choice.ts';

const CHOICES: { value: ThemeChoice; word: string; icon: IconName }[] = [
  { value: 'light', word: 'De día', icon: 'sun' },
  { value: 'dark', word: 'De noche', icon: 'moon' },
  { value: 'system', word: 'Como el sistema', icon: 'screen' },
];

const choice: SystemStyleObject = {
  display: 'grid',
  placeItems: 'center',
  width: 'touch',
  height: 'touch',
  borderRadius: 'full',
  color: 'ink2',
  cursor: 'pointer',
  '&:has(:checked)': { background: 'ink', color: 'ground' },
  '&:has(:focus-visible)': { outline: '2px solid var(--td-colors-info)', outlineOffset: '2px' },
};

interface ThemeSwitchProps {
  /** Null before hydration: the switch cannot work yet, so only its space is reserved. */
  theme: ThemeChoice | null;
  onThemeChosen: (theme: ThemeChoice) => void;
}

const frame: SystemStyleObject = {
  display: 'inline-flex',
  minWidth: '134px',
  minHeight: '46px',
  border: '1px solid var(--td-colors-edge)',
  borderRadius: 'full',
};

/** Theme switch: light, dark or system. */
export function ThemeSwitch({ theme, onThemeChosen }: ThemeSwitchProps) {
  if (theme === null) return <chakra.div css={frame} />;
  return (
    <chakra.fieldset css={frame}>
      <chakra.legend srOnly>Aspecto</chakra.legend>
      {CHOICES.map(({ value, word, icon }) => (
        <chakra.label key={value} css={choice} title={word}>
          <chakra.input
            type="radio"
            name="theme"
            value={value}
            checked={theme === value}
            onChange={() => onThemeChosen(value)}
            srOnly
          />
          <Icon name={icon} />
          <chakra.span srOnly>{word}</chakra.span>
        </chakra.label>
      ))}
    </chakra.fieldset>
  );
}
