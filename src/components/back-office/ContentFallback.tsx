import { chakra } from '@chakra-ui/react/styled-system';
import type { KnownFailure } from '../../../contract/api/failure.ts';
import { ErrorState } from '../feedback/ErrorState.tsx';
import { SkeletonBlock } from '../feedback/Skeletons.tsx';
import { LiveRegion } from '../layout/LiveRegion.tsx';

interface ContentFallbackProps<Code extends string> {
  words: { coming: string; unavailable: string };
  /** Texts of an item that was deleted or belongs to someone else; null if it may still load. */
  gone?: { gone: string; goneHint: string } | null;
  /** Reason why loading failed. */
  failure: KnownFailure<Code> | null;
  /** Message for the failure. */
  failureText: (failure: KnownFailure<Code>) => string;
  isComing: boolean;
  /** Heights of the skeleton's parts, as CSS lengths. */
  heights: readonly string[];
  onRetried: () => void;
}

/** Fallback in place of content: not found, failed with retry, or loading (R8.6). */
export function ContentFallback<Code extends string>({
  words,
  gone,
  failure,
  isComing,
  heights,
  onRetried,
  failureText,
}: ContentFallbackProps<Code>) {
  if (gone) return <ErrorState title={gone.gone} message={gone.goneHint} />;
  if (failure)
    return <ErrorState title={words.unavailable} message={failureText(failure)} onRetried={onRetried} />;
  if (!isComing) return null;
  return (
    <chakra.div aria-busy="true" display="grid" gap="4">
      <LiveRegion message={words.coming} />
      {heights.map((height) => (
        <SkeletonBlock key={height} width="100%" height={height} borderRadius="card" />
      ))}
    </chakra.div>
  );
}
