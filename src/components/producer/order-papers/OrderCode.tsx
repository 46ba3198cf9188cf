import { QrCode } from '@chakra-ui/react/qr-code';

/** An address as a code that a phone reads; black on white also by night. */
export const OrderCode = ({ address, label }: { address: string; label: string }) => (
  <QrCode.Root value={address} encoding={{ ecc: 'M' }} size="full" background="#fff" color="#000">
    <QrCode.Frame fill="#000">
      <title>{label}</title>
      <QrCode.Pattern />
    </QrCode.Frame>
  </QrCode.Root>
);
