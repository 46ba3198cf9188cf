import { chakra } from '@chakra-ui/react/styled-system';
import { LoadingScreen } from '../components/feedback/LoadingScreen.tsx';
import { showcaseLoadingMessages } from './showcase.messages.ts';
import { ShowcaseCard } from './ShowcaseCard.tsx';

/**
 * Loading screens of a component in three themes, and one over the whole window (R2.21). A second press on
 * its toggle removes that one.
 */
export const LoadingScreens = () => (
  <chakra.div display="grid" gap="4" gridTemplateColumns={{ md: 'repeat(3, 1fr)' }}>
    {(['light', 'dark', 'gradient'] as const).map((theme) => (
      <LoadingScreen key={theme} type="component" theme={theme} />
    ))}
    <ShowcaseCard>
      <details>
        <chakra.summary minHeight="touch">{showcaseLoadingMessages.veil}</chakra.summary>
        <LoadingScreen type="overlay" />
      </details>
    </ShowcaseCard>
    <ShowcaseCard>
      <LoadingScreen type="minimal" />
    </ShowcaseCard>
  </chakra.div>
);
