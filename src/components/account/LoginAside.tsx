import { CheckmarkList } from './CheckmarkList.tsx';
import { AuthAside } from './AuthAside.tsx';
import { parcelDrawing } from '../feedback/drawings/parcel.tsx';
import { loginMessages } from './login.messages.ts';

/** Side panel of the login screen: advantages of an account. */
export function LoginAside() {
  return (
    <AuthAside drawing={parcelDrawing} title={loginMessages.aside}>
      <CheckmarkList items={loginMessages.perks} />
    </AuthAside>
  );
}
