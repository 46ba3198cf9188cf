import type { PopupStore } from '../../../../contract/stores/popup-store.ts';
import type { StoreStep } from '../../../../contract/stores/store-steps.ts';
import { DatesStep } from './DatesStep.tsx';
import { ProductsStep } from './ProductsStep.tsx';
import { LookStep } from './LookStep.tsx';
import { NameStep } from './NameStep.tsx';
import { SellerStep } from './SellerStep.tsx';
import type { StepProps } from './store-field.ts';

interface StepFieldsProps extends StepProps {
  step: StoreStep;
  neighbours: readonly PopupStore[];
  /** URL of the hero picture, also for a file that is not uploaded yet. */
  heroUrl: string | null;
}

/** Fields of one editor step. */
export function StepFields({ step, neighbours, heroUrl, ...parts }: StepFieldsProps) {
  if (step === 'name') return <NameStep {...parts} />;
  if (step === 'dates') return <DatesStep {...parts} neighbours={neighbours} />;
  if (step === 'look') return <LookStep {...parts} heroUrl={heroUrl} />;
  if (step === 'seller') return <SellerStep {...parts} />;
  return <ProductsStep {...parts} neighbours={neighbours} />;
}
