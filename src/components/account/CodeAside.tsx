import type { ReactNode } from 'react';
import { CODE_LIMITS } from '../../../contract/auth/code-limits.ts';
import { envelopeDrawing } from '../feedback/drawings/envelope.tsx';
import { CheckmarkList } from './CheckmarkList.tsx';
import { AuthAside } from './AuthAside.tsx';

const FACTS = [
  'El mensaje llega en un momento, casi siempre en menos de un minuto.',
  `El código tiene ${CODE_LIMITS.length} cifras y vale durante 10 minutos.`,
  'Si pides otro, el anterior deja de valer.',
];

/** Side panel about the e-mailed confirmation code: delivery time, length, validity. */
export function CodeAside({ drawing = envelopeDrawing }: { drawing?: ReactNode }) {
  return (
    <AuthAside drawing={drawing} title="Un código, para que seas tú">
      <CheckmarkList items={FACTS} />
    </AuthAside>
  );
}
