import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useRef } from 'react';
import { STORE_STEPS, type StoreStep } from '../../../../contract/stores/store-steps.ts';
import { stepWords } from './store-editor.messages.ts';

/** Heading of a step; it takes the focus when the step changes. */
export function StepHeading({ step }: { step: StoreStep }) {
  const ref = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current !== step) ref.current?.focus();
    shown.current = step;
  }, [step]);
  return (
    <chakra.h2 ref={ref} tabIndex={-1} fontSize="3xl" lineHeight="tight">
      <chakra.span color="ink2" fontWeight="normal">
        {`${STORE_STEPS.indexOf(step) + 1}. `}
      </chakra.span>
      <span>{stepWords[step]}</span>
    </chakra.h2>
  );
}
