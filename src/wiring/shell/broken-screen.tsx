import { useRouter } from '@tanstack/react-router';
import { BrokenView } from '../../components/text-pages/BrokenView.tsx';

/** What stands in place of a screen that threw; trying again loads it anew. */
export function BrokenScreen() {
  const router = useRouter();
  return <BrokenView onRetried={() => void router.invalidate()} />;
}
