import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { Button } from '../forms/Button.tsx';
import { Panel } from '../layout/Panel.tsx';
import { deleteMyAccountMessages as words } from './my-account.messages.ts';
import { DeleteMyAccountForm, type DeleteMyAccountFormProps } from './DeleteMyAccountForm.tsx';

/** Deletion panel of the own account, collapsed; admins cannot delete theirs (R6.6, R7.23). */
export function DeleteMyAccountPanel(props: DeleteMyAccountFormProps) {
  const [isOpen, setOpen] = useState(false);
  if (props.user.role === 'admin')
    return (
      <Panel title={words.title}>
        <p>{words.ofAdmin}</p>
      </Panel>
    );
  return (
    <Panel title={words.title} lead={words.lead}>
      <chakra.div>
        <Button variant="quiet" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {words.begin}
        </Button>
      </chakra.div>
      {isOpen ? <DeleteMyAccountForm {...props} /> : null}
    </Panel>
  );
}
