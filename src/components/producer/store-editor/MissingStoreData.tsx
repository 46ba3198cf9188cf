import { chakra } from '@chakra-ui/react/styled-system';
import type { ScreenAddress } from '../../../../contract/shell/screen-address.ts';
import type { MissingToPublish } from '../../../../contract/stores/missing-to-publish.ts';
import { STEP_BY_MISSING_DATA, type StoreStep } from '../../../../contract/stores/store-form-steps.ts';
import { Icon } from '../../icons/Icon.tsx';
import { AppLink } from '../../layout/AppLink.tsx';
import { missingToPublishLabels, storeEditorMessages } from './store-editor.messages.ts';

interface StoreGapsProps {
  gaps: readonly MissingToPublish[];
  addressOf: (step: StoreStep) => ScreenAddress;
}

/** Data missing before the store opens, with links to its fields; it does not block saving. */
export function MissingStoreData({ gaps, addressOf }: StoreGapsProps) {
  const { missing, missingHint, whole } = storeEditorMessages;
  return (
    <chakra.section
      aria-label={missing}
      display="grid"
      gap="3"
      padding="4"
      background="raised"
      borderRadius="card"
      boxShadow="stall"
      borderLeft="4px solid"
      borderLeftColor={gaps.length > 0 ? 'soon' : 'success'}
    >
      {gaps.length === 0 ? (
        <chakra.p display="flex" gap="2" alignItems="center" fontWeight="semibold">
          <chakra.span color="success" display="inline-flex">
            <Icon name="check" />
          </chakra.span>
          <span>{whole}</span>
        </chakra.p>
      ) : (
        <>
          <chakra.h2 fontSize="lg">{missing}</chakra.h2>
          <chakra.ul listStyleType="none" display="flex" flexWrap="wrap" columnGap="4">
            {gaps.map((gap) => (
              <li key={gap}>
                <AppLink
                  href={addressOf(STEP_BY_MISSING_DATA[gap])}
                  activeOptions={{ exact: true }}
                  display="inline-flex"
                  alignItems="center"
                  minHeight={{ base: 'touch', md: '2rem' }}
                  fontSize="sm"
                  css={{ textDecoration: 'underline', textUnderlineOffset: '0.2em' }}
                >
                  {missingToPublishLabels[gap]}
                </AppLink>
              </li>
            ))}
          </chakra.ul>
          <chakra.p color="ink2" fontSize="sm">
            {missingHint}
          </chakra.p>
        </>
      )}
    </chakra.section>
  );
}
