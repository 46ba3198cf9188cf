import { chakra } from '@chakra-ui/react/styled-system';
import { type ReactNode, useId } from 'react';
import { Drawing } from '../feedback/Drawing.tsx';
import { Awning } from '../market/Awning.tsx';

interface GateAsideProps {
  /** Illustration of the market. */
  drawing: ReactNode;
  title: string;
  /** Shown on phones too, below the form; otherwise on wide screens only. */
  always?: boolean;
  children: ReactNode;
}

/** Side panel of a sign-in screen: an illustration and some facts for visitors. */
export function AuthAside({ drawing, title, always = false, children }: GateAsideProps) {
  const titleId = useId();
  return (
    <chakra.aside display={always ? 'block' : { base: 'none', lg: 'block' }} aria-labelledby={titleId}>
      <chakra.div position="relative" zIndex="raised" marginBottom="-1.25rem">
        <Awning roof={44} drop={26} stripe={34} sways />
      </chakra.div>
      <chakra.div
        display="grid"
        justifyItems="start"
        gap="5"
        background="sunken"
        borderBottomRadius="card"
        marginInline="4"
        paddingTop={{ base: '12', lg: '16' }}
        paddingBottom={{ base: '8', lg: '10' }}
        paddingInline={{ base: '5', lg: '10' }}
      >
        <Drawing width={190}>{drawing}</Drawing>
        <chakra.h2 id={titleId} fontSize="2xl">
          {title}
        </chakra.h2>
        {children}
      </chakra.div>
    </chakra.aside>
  );
}
