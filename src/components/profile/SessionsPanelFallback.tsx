import { ErrorState } from '../feedback/ErrorState.tsx';
import { failureMessages } from '../feedback/failure.messages.ts';

/** Fallback of the sessions panel if its code cannot be loaded. */
export const SessionsPanelFallback = ({ onRetried }: { onRetried: () => void }) => (
  <ErrorState message={failureMessages.NO_RESPONSE} onRetried={onRetried} />
);
