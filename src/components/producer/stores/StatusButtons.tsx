import { NextStatusButton, type StatusChoice } from './NextStatusButton.tsx';
import { StatusMenu } from './StatusMenu.tsx';

/** What is usually done next with a store, and every other status. */
export const StatusButtons = (choice: StatusChoice) => (
  <>
    <NextStatusButton {...choice} />
    <StatusMenu store={choice.store} onChosen={choice.onChosen} />
  </>
);
