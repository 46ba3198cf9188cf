import { type ReactNode, useLayoutEffect } from 'react';
import { HidingStyles } from './HidingStyles.tsx';
import { expectSoundMarkup } from './sound-markup.ts';

/** A page under test, whose markup is sound when the test takes it away. */
export function SoundPage({ children }: { children: ReactNode }) {
  useLayoutEffect(() => expectSoundMarkup, []);
  return <HidingStyles>{children}</HidingStyles>;
}
