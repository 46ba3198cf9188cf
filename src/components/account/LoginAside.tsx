import { CheckedList } from './CheckedList.tsx';
import { GateAside } from './GateAside.tsx';
import { parcelDrawing } from '../feedback/drawings/parcel.tsx';
import { loginMessages } from './login.messages.ts';

/** What an account is good for. */
export function LoginAside() {
  return (
    <GateAside drawing={parcelDrawing} title={loginMessages.aside}>
      <CheckedList items={loginMessages.perks} />
    </GateAside>
  );
}
