import { chakra } from '@chakra-ui/react/styled-system';
import { Drawing } from '../feedback/Drawing.tsx';
import { parcelDrawing } from '../feedback/drawings/parcel.tsx';
import { Icon } from '../icons/Icon.tsx';
import { Awning } from '../market/Awning.tsx';
import { loginMessages } from './login.messages.ts';

/** What an account is good for, under an awning. Only where there is room beside the form. */
export function LoginAside() {
  return (
    <chakra.aside display={{ base: 'none', lg: 'block' }} aria-labelledby="por-que">
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
        paddingTop="16"
        paddingBottom="10"
        paddingInline="10"
      >
        <Drawing width={190}>{parcelDrawing}</Drawing>
        <chakra.h2 id="por-que" fontSize="2xl">
          {loginMessages.aside}
        </chakra.h2>
        <chakra.ul display="grid" gap="3">
          {loginMessages.perks.map((perk) => (
            <chakra.li key={perk} display="flex" gap="3">
              <chakra.span color="success" flexShrink="0">
                <Icon name="check" />
              </chakra.span>
              {perk}
            </chakra.li>
          ))}
        </chakra.ul>
      </chakra.div>
    </chakra.aside>
  );
}
