import { QrCode } from '@chakra-ui/react/qr-code';

/** QR code of a URL; black on white also in dark mode. */
export const UrlQrCode = ({ address, label }: { address: string; label: string }) => (
  <QrCode.Root value={address} encoding={{ ecc: 'M' }} size="full" background="#fff" color="#000">
    <QrCode.Frame fill="#000">
      <title>{label}</title>
      <QrCode.Pattern />
    </QrCode.Frame>
  </QrCode.Root>
);
