import { chakra, type SystemStyleObject } from '@chakra-ui/react/styled-system';
import { remedyLabel } from './line-remedy.messages.ts';

interface LineRemedyProps {
  /** How many of the line can be bought, 0 where none. */
  remedy: number;
  productName: string;
  onPressed: (button: HTMLButtonElement) => void;
}

const mending: SystemStyleObject = {
  justifySelf: 'start',
  minHeight: '2.75rem',
  paddingInline: '3',
  marginBlock: '1',
  border: '1.5px solid currentColor',
  borderRadius: 'full',
  fontWeight: 'bold',
  cursor: 'pointer',
};

/** What puts a line right where it stands: as many as there are, or none (R8.7, R8.8). */
export function LineRemedy({ remedy, productName, onPressed }: LineRemedyProps) {
  const label = remedyLabel(remedy);
  return (
    <chakra.button
      type="button"
      aria-label={`${label}: ${productName}`}
      css={mending}
      onClick={(event) => onPressed(event.currentTarget)}
    >
      {label}
    </chakra.button>
  );
}
