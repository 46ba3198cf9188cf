import { useRouter } from '@tanstack/react-router';
import { ErrorPageView } from '../../components/text-pages/ErrorPageView.tsx';
import { isOutdated } from '../hydration/version-skew.wiring.ts';

/**
 * Error screen in place of a screen that threw. Retrying loads the screen again, or the whole page if it is of a former
 * release.
 */
export function BrokenScreen() {
  const router = useRouter();
  const { app } = router.options.context;
  const { versionSkew } = app.getSnapshot().children;
  if (isOutdated(app.getSnapshot()))
    return <ErrorPageView isOutdated onRetried={() => versionSkew?.send({ type: 'reload.requested' })} />;
  return <ErrorPageView isOutdated={false} onRetried={() => void router.invalidate()} />;
}
