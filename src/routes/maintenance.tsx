import { createFileRoute } from '@tanstack/react-router';
import { MaintenanceView } from '../components/text-pages/MaintenanceView.tsx';

/** Maintenance page, the redirect target of every path during maintenance (R2.8). */
export const Route = createFileRoute('/maintenance')({ component: MaintenanceView });
