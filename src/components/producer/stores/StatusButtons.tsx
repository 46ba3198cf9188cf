import { NextStatusButton, type NextStatusChoice } from './NextStatusButton.tsx';
import { StatusMenu } from './StatusMenu.tsx';

/** Buttons for the usual next status and for every other status. */
export const StatusButtons = (choice: NextStatusChoice) => (
  <>
    <NextStatusButton {...choice} />
    <StatusMenu store={choice.store} onChosen={choice.onChosen} />
  </>
);
