import { chakra } from '@chakra-ui/react/styled-system';
import { stallDrawing } from '../feedback/drawings/stall.tsx';
import { CheckmarkList } from './CheckmarkList.tsx';
import { AuthAside } from './AuthAside.tsx';
import { producerAsideMessages } from './register.messages.ts';

/** Side panel about selling: steps and notes for future producers. Phones show it below the form. */
export function ProducerAside() {
  const { title, steps, notesTitle, notes } = producerAsideMessages;
  return (
    <AuthAside drawing={stallDrawing} title={title} always>
      <chakra.ol display="grid" gap="4">
        {steps.map((step, place) => (
          <chakra.li key={step.title} display="flex" gap="3">
            <chakra.span
              aria-hidden="true"
              display="grid"
              placeItems="center"
              flexShrink="0"
              width="8"
              height="8"
              background="kraft"
              borderRadius="full"
              color="onKraft"
              fontFamily="heading"
              fontWeight="extrabold"
            >
              {place + 1}
            </chakra.span>
            <span>
              <chakra.strong display="block">{step.title}</chakra.strong>
              <chakra.span color="ink2">{step.text}</chakra.span>
            </span>
          </chakra.li>
        ))}
      </chakra.ol>
      <chakra.h3 fontSize="lg" marginTop="2">
        {notesTitle}
      </chakra.h3>
      <CheckmarkList items={notes} />
    </AuthAside>
  );
}
