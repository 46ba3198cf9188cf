import { chakra } from '@chakra-ui/react/styled-system';
import type { KnownFailure } from '../../../contract/calls/failure.ts';
import { ErrorState } from '../feedback/ErrorState.tsx';
import { Bone } from '../feedback/Skeletons.tsx';
import { LiveRegion } from '../layout/LiveRegion.tsx';
import { producerFailureText } from './producer-failure.messages.ts';

interface InsteadOfContentProps {
  words: { coming: string; unavailable: string };
  /** What is said of something that is no more, or never was its reader's; null where it may still come. */
  gone?: { gone: string; goneHint: string } | null;
  /** Why it did not come. */
  failure: KnownFailure | null;
  /** The sentence for that, where it is not a producer's. */
  failureText?: (failure: KnownFailure) => string;
  isComing: boolean;
  /** How high the parts are that are on their way. */
  heights: readonly string[];
  onRetried: () => void;
}

/** What stands where content is not: that it is gone, why it did not come, or that it is on its way (R8.6). */
export function InsteadOfContent({
  words,
  gone,
  failure,
  isComing,
  heights,
  onRetried,
  failureText = producerFailureText,
}: InsteadOfContentProps) {
  if (gone) return <ErrorState title={gone.gone} message={gone.goneHint} />;
  if (failure)
    return <ErrorState title={words.unavailable} message={failureText(failure)} onRetried={onRetried} />;
  if (!isComing) return null;
  return (
    <chakra.div aria-busy="true" display="grid" gap="4">
      <LiveRegion message={words.coming} />
      {heights.map((height) => (
        <Bone key={height} width="100%" height={height} borderRadius="card" />
      ))}
    </chakra.div>
  );
}
