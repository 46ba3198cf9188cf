import { chakra } from '@chakra-ui/react/styled-system';
import { useId } from 'react';
import { Button } from '../../forms/Button.tsx';
import { Hint } from '../../forms/Hint.tsx';
import { Icon } from '../../icons/Icon.tsx';
import type { ColourFault } from './colour-advice.ts';
import { colourAdviceMessages, lookMessages } from './look.messages.ts';

interface ColourFieldProps {
  name: string;
  label: string;
  hint: string;
  value: string;
  fault: ColourFault | null;
  readOnly: boolean;
  onChanged: (colour: string) => void;
}

/** Colour input with advice on contrast and a button that applies the corrected colour. */
export function ColourField({ name, label, hint, value, fault, readOnly, onChanged }: ColourFieldProps) {
  const id = useId();
  return (
    <chakra.div display="grid" gap="2" alignContent="start" gridTemplateColumns="minmax(0, 1fr)">
      <chakra.label
        display="flex"
        alignItems="center"
        gap="3"
        minHeight="touch"
        cursor="pointer"
        fontWeight="semibold"
      >
        <chakra.input
          type="color"
          name={name}
          value={value}
          aria-disabled={readOnly}
          aria-describedby={fault ? `${id}-fault ${id}-hint` : `${id}-hint`}
          onChange={(event) => {
            if (!readOnly) onChanged(event.currentTarget.value);
          }}
          width="3.5rem"
          height="3.5rem"
          padding="0"
          background="transparent"
          border="2px solid var(--td-colors-edge)"
          borderRadius="card"
          cursor="pointer"
          css={{
            '&::-webkit-color-swatch-wrapper': { padding: '3px' },
            '&::-webkit-color-swatch': { border: '0', borderRadius: '8px' },
            '&::-moz-color-swatch': { border: '0', borderRadius: '8px' },
          }}
        />
        <span>
          <span>{label}</span>
          <chakra.span display="block" color="ink2" fontFamily="mono" fontSize="sm" fontWeight="normal">
            {value.toUpperCase()}
          </chakra.span>
        </span>
      </chakra.label>
      {fault ? (
        <chakra.output
          id={`${id}-fault`}
          display="grid"
          gap="2"
          justifyItems="start"
          padding="3"
          background="sunken"
          borderLeft="4px solid var(--td-colors-soon)"
          borderRadius="tag"
          fontSize="sm"
        >
          <chakra.p display="flex" gap="2">
            <Icon name="warning" size={18} />
            <span>{colourAdviceMessages[fault.kind]}</span>
          </chakra.p>
          <Button variant="quiet" size="sm" onClick={() => onChanged(fault.mended)}>
            <chakra.span
              aria-hidden="true"
              width="1.125rem"
              height="1.125rem"
              borderRadius="tag"
              border="1px solid var(--td-colors-edge)"
              style={{ background: fault.mended }}
            />
            <span>{lookMessages.mend(fault.mended.toUpperCase())}</span>
          </Button>
        </chakra.output>
      ) : null}
      <Hint id={`${id}-hint`}>{hint}</Hint>
    </chakra.div>
  );
}
