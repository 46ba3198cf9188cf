import { createFileRoute } from '@tanstack/react-router';
import { GuideView } from '../components/text-pages/GuideView.tsx';

/** Guide to buying and selling (R2.1). */
export const Route = createFileRoute('/guide')({ component: GuideView });
