import { useRouter } from '@tanstack/react-router';
import { BrokenView } from '../../components/text-pages/BrokenView.tsx';

/** Error screen in place of a screen that threw; retrying loads the screen again. */
export function BrokenScreen() {
  const router = useRouter();
  return <BrokenView onRetried={() => void router.invalidate()} />;
}
