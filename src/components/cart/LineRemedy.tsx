import { chakra, type SystemStyleObject } from '@chakra-ui/react/styled-system';
import { remedyLabel } from './line-remedy.messages.ts';

interface LineRemedyProps {
  /** Quantity that can be bought; 0 if none. */
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

/** Button that fixes a line: reduces it to the available quantity or removes it (R8.7, R8.8). */
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
