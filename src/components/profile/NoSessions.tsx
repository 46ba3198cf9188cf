import { ErrorState } from '../feedback/ErrorState.tsx';
import { failureMessages } from '../feedback/failure.messages.ts';

/** Stands where the open sessions would, when what shows them could not be fetched. */
export const NoSessions = ({ onRetried }: { onRetried: () => void }) => (
  <ErrorState message={failureMessages.NO_RESPONSE} onRetried={onRetried} />
);
