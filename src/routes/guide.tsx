import { createFileRoute } from '@tanstack/react-router';
import { GuideView } from '../components/text-pages/GuideView.tsx';

/** How buying and selling work here (R2.1). */
export const Route = createFileRoute('/guide')({ component: GuideView });
