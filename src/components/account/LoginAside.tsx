import { Checklist } from './Checklist.tsx';
import { AuthAside } from './AuthAside.tsx';
import { parcelDrawing } from '../feedback/drawings/parcel.tsx';
import { loginMessages } from './login.messages.ts';

/** What an account is good for. */
export function LoginAside() {
  return (
    <AuthAside drawing={parcelDrawing} title={loginMessages.aside}>
      <Checklist items={loginMessages.perks} />
    </AuthAside>
  );
}
