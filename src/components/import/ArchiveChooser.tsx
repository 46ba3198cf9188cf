import { chakra, type SystemStyleObject } from '@chakra-ui/react/styled-system';
import { AnyIcon } from '../icons/AnyIcon.tsx';

const chooser: SystemStyleObject = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2',
  minHeight: 'touch',
  paddingInline: '5',
  background: 'ground',
  border: '2px solid var(--td-colors-edge)',
  borderRadius: 'card',
  cursor: 'pointer',
  fontWeight: 'bold',
  _hover: { background: 'sunken' },
  '&:focus-within': { outline: '3px solid var(--td-colors-info)', outlineOffset: '2px' },
};

const main: SystemStyleObject = {
  background: 'action',
  borderColor: 'action',
  color: 'onAction',
  _hover: { background: 'actionHover' },
};

interface ArchiveChooserProps {
  word: string;
  /** True if this is the page's primary action. */
  isMain?: boolean;
  onChosen: (file: File | undefined) => void;
}

/** File input for an import: a ZIP or a single sheet. */
export function ArchiveChooser({ word, isMain = false, onChosen }: ArchiveChooserProps) {
  return (
    <chakra.label css={isMain ? { ...chooser, ...main } : chooser}>
      <AnyIcon name="upload" />
      <span>{word}</span>
      <chakra.input
        type="file"
        accept=".zip,application/zip,.csv,text/csv"
        srOnly
        onChange={({ currentTarget }) => {
          onChosen(currentTarget.files?.[0]);
          // Reset, so that the same file can be chosen again after a correction.
          currentTarget.value = '';
        }}
      />
    </chakra.label>
  );
}
