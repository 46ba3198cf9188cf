import { type ReactNode, useLayoutEffect } from 'react';
import { HidingStyles } from './HidingStyles.tsx';
import { expectSoundMarkup } from './sound-markup.ts';

/** Page under test; its markup is checked when it unmounts. */
export function SoundPage({ children }: { children: ReactNode }) {
  useLayoutEffect(() => expectSoundMarkup, []);
  return <HidingStyles>{children}</HidingStyles>;
}
