import { chakra, type SystemStyleObject } from '@chakra-ui/react/styled-system';
import { useId } from 'react';
import { useFormatter } from '../market/formatter-context.ts';

interface ChoiceChipsProps<Value> {
  label: string;
  /** Choices; `count` is the number of results of each, if known. With `isCountBound` there may be more. */
  choices: readonly { value: Value; word: string; count?: number | undefined }[];
  isCountBound?: boolean;
  chosen: Value;
  onChosen: (value: Value) => void;
}

export const choiceChipStyles: SystemStyleObject = {
  flexShrink: '0',
  minHeight: '2.25rem',
  '@media (pointer:coarse)': { minHeight: 'touch' },
  paddingInline: '3',
  background: 'raised',
  border: '1.5px solid var(--td-colors-edge)',
  borderRadius: 'full',
  cursor: 'pointer',
  fontSize: 'sm',
  fontWeight: 'semibold',
  '&:hover': { background: 'sunken' },
  '&[aria-pressed=true]': { background: 'ink', borderColor: 'ink', color: 'ground' },
};

/** Single choice as a row of chips with a label. On phones the row scrolls horizontally. */
export function ChoiceChips<Value>({
  label,
  choices,
  isCountBound = false,
  chosen,
  onChosen,
}: ChoiceChipsProps<Value>) {
  const id = useId();
  const { number } = useFormatter();
  return (
    <chakra.fieldset
      aria-labelledby={id}
      border="0"
      minWidth="0"
      display="flex"
      flexWrap={{ base: 'nowrap', md: 'wrap' }}
      alignItems="center"
      gap="2"
      overflowX={{ base: 'auto', md: 'visible' }}
      marginInline={{ base: '-4', md: '0' }}
      padding={{ base: '0.25rem 1rem', md: '0' }}
      css={{ scrollbarWidth: 'none' }}
    >
      <chakra.span id={id} color="ink2" fontSize="sm" fontWeight="semibold">
        {label}
      </chakra.span>
      {choices.map(({ value, word, count }) => (
        <chakra.button
          key={word}
          type="button"
          aria-pressed={value === chosen}
          css={choiceChipStyles}
          onClick={() => onChosen(value)}
        >
          <span>{word}</span>
          {count === undefined ? null : (
            <chakra.span
              data-part="count"
              marginLeft="2"
              fontWeight="normal"
              fontVariantNumeric="tabular-nums"
            >
              {`${number(count)}${isCountBound && count > 0 ? '+' : ''}`}
            </chakra.span>
          )}
        </chakra.button>
      ))}
    </chakra.fieldset>
  );
}
