import { createFileRoute } from '@tanstack/react-router';
import { AccessDeniedView } from '../components/text-pages/AccessDeniedView.tsx';

/** Where a wrong role ends up (R2.11). */
export const Route = createFileRoute('/access-denied')({ component: AccessDeniedView });
