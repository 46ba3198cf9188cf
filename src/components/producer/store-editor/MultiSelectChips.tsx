import { chakra } from '@chakra-ui/react/styled-system';
import { useId } from 'react';
import { Icon } from '../../icons/Icon.tsx';
import { choiceChipStyles } from '../../back-office/ChoiceChips.tsx';

interface WordChipsProps {
  label: string;
  words: readonly string[];
  chosen: readonly string[];
  onChosen: (word: string) => void;
}

/** Multiple choice of words, as toggle chips. */
export function MultiSelectChips({ label, words, chosen, onChosen }: WordChipsProps) {
  const id = useId();
  if (words.length === 0) return null;
  return (
    <chakra.fieldset
      border="0"
      margin="0"
      padding="0"
      minWidth="0"
      aria-labelledby={id}
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      gap="2"
    >
      <chakra.span id={id} width="full" color="ink2" fontSize="sm" fontWeight="semibold">
        {label}
      </chakra.span>
      {words.map((word) => (
        <chakra.button
          key={word}
          type="button"
          aria-pressed={chosen.includes(word)}
          css={choiceChipStyles}
          display="inline-flex"
          alignItems="center"
          gap="1"
          onClick={() => onChosen(word)}
        >
          <Icon name={chosen.includes(word) ? 'check' : 'plus'} size={14} />
          <span>{word}</span>
        </chakra.button>
      ))}
    </chakra.fieldset>
  );
}
