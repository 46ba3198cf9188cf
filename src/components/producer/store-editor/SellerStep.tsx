import { chakra } from '@chakra-ui/react/styled-system';
import { LENGTHS } from '../../../../contract/values/lengths.ts';
import { Button } from '../../forms/Button.tsx';
import { TextAreaField } from '../../forms/TextAreaField.tsx';
import { TextField } from '../../forms/TextField.tsx';
import { Panel } from '../../layout/Panel.tsx';
import { PaymentField } from './PaymentField.tsx';
import { sellerStepMessages } from './store-editor.messages.ts';
import type { StoreStepProps } from './store-step-props.ts';

const RETURNS = 2_000;

/** Editor step: legal data of the seller, payment and returns (R5.4). */
export function SellerStep(step: StoreStepProps) {
  const { values, fieldOf, onChanged } = step;
  const words = sellerStepMessages;
  return (
    <>
      <Panel title={words.title}>
        <TextField
          {...fieldOf('ownerName')}
          {...words.ownerName}
          maxLength={LENGTHS.ownerName}
          enterKeyHint="next"
        />
        <TextAreaField
          {...fieldOf('ownerDescription')}
          {...words.ownerDescription}
          optional
          rows={3}
          maxLength={LENGTHS.ownerDescription}
        />
      </Panel>
      <Panel title={words.legal} lead={words.legalHint}>
        <TextField {...fieldOf('legalName')} {...words.legalName} maxLength={LENGTHS.address} />
        <TextField
          {...fieldOf('taxId')}
          {...words.taxId}
          maxLength={LENGTHS.taxId}
          autoCapitalize="characters"
        />
        <TextField
          {...fieldOf('address')}
          {...words.address}
          maxLength={LENGTHS.address}
          autoComplete="address-line1"
        />
        <chakra.div display="grid" gap="5" gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: '1fr 1fr' }}>
          <TextField
            {...fieldOf('email')}
            {...words.email}
            type="email"
            inputMode="email"
            autoComplete="email"
            maxLength={LENGTHS.email}
          />
          <TextField
            {...fieldOf('telephone')}
            {...words.telephone}
            type="tel"
            autoComplete="tel"
            maxLength={LENGTHS.phone}
          />
        </chakra.div>
      </Panel>
      <PaymentField {...step} />
      <Panel title={words.returns}>
        <TextAreaField {...fieldOf('returns')} {...words.returnsField} rows={5} maxLength={RETURNS} />
        {values.returns.trim() === '' ? (
          <div>
            <Button variant="quiet" size="sm" onClick={() => onChanged('returns', words.sampleText)}>
              {words.sample}
            </Button>
          </div>
        ) : null}
      </Panel>
    </>
  );
}
