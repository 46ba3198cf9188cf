import { chakra } from '@chakra-ui/react/styled-system';
import type { KnownFailure } from '../../../contract/api/failure.ts';
import { ErrorState } from '../feedback/ErrorState.tsx';
import { Bone } from '../feedback/Skeletons.tsx';
import { LiveRegion } from '../layout/LiveRegion.tsx';

interface InsteadOfContentProps<Code extends string> {
  words: { coming: string; unavailable: string };
  /** What is said of something that is no more, or never was its reader's; null where it may still come. */
  gone?: { gone: string; goneHint: string } | null;
  /** Why it did not come. */
  failure: KnownFailure<Code> | null;
  /** The sentence for that. */
  failureText: (failure: KnownFailure<Code>) => string;
  isComing: boolean;
  /** How high the parts are that are on their way. */
  heights: readonly string[];
  onRetried: () => void;
}

/** What stands where content is not: that it is gone, why it did not come, or that it is on its way (R8.6). */
export function InsteadOfContent<Code extends string>({
  words,
  gone,
  failure,
  isComing,
  heights,
  onRetried,
  failureText,
}: InsteadOfContentProps<Code>) {
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
