import { NextStatusButton, type NextStatusChoice } from './NextStatusButton.tsx';
import { StatusMenu } from './StatusMenu.tsx';

/** Buttons for the usual next status and for every other status. To pause an open store is never the main action. */
export const StatusButtons = ({ isQuiet, ...choice }: NextStatusChoice & { isQuiet?: boolean }) => (
  <>
    <NextStatusButton {...choice} isQuiet={isQuiet || choice.store.status === 'active'} />
    <StatusMenu store={choice.store} onChosen={choice.onChosen} />
  </>
);
