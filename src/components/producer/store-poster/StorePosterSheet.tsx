import { chakra, type SystemStyleObject } from '@chakra-ui/react/styled-system';
import { Suspense } from 'react';
import type { PopupStore } from '../../../../contract/stores/popup-store.ts';
import { lazyWithFallback } from '../../hydration/lazy-with-fallback.ts';
import { Awning } from '../../market/Awning.tsx';
import { useFormatter } from '../../market/formatter-context.ts';
import { Picture } from '../../market/Picture.tsx';
import { StoreAwningColours } from '../../market/StoreColours.tsx';
import { storePosterMessages as words } from './store-poster.messages.ts';

const UrlQrCode = lazyWithFallback(() =>
  import('../../back-office/UrlQrCode.tsx').then((module) => module.UrlQrCode),
);

/** Sheet of paper on screen and on paper: black on white also in dark mode, with its colours printed. */
const sheet: SystemStyleObject = {
  display: 'flex',
  flexDirection: 'column',
  gap: '7mm',
  width: 'full',
  maxWidth: '190mm',
  minHeight: { md: '268mm' },
  padding: '0 10mm 10mm',
  background: '#fff',
  color: '#000',
  boxShadow: 'stall',
  textAlign: 'center',
  overflowWrap: 'anywhere',
  printColorAdjust: 'exact',
  '& h2': { lineHeight: '1.05', fontWeight: 'bold' },
  '& [data-part=code]': { width: '52mm', height: '52mm', marginInline: 'auto' },
  '@media print': { maxWidth: 'none', minHeight: '268mm', padding: '0', boxShadow: 'none' },
};

/** Size of a name in mm, so that the longest also leaves room for the code on the sheet. */
const nameSizeOf = ({ length }: string): string => {
  if (length <= 20) return '17mm';
  return length <= 45 ? '12mm' : '9mm';
};

/** Poster of a store on a sheet of A4: name, days, picture, and a QR code of its public URL. */
export function StorePosterSheet({ store }: { store: PopupStore }) {
  const { absolute, dayAndTime } = useFormatter();
  const { name, slug, startDate, endDate, config, eventBannerUrl, heroImageUrl } = store;
  const picture = eventBannerUrl ?? heroImageUrl;
  const url = absolute(`/tienda/${slug}`);
  return (
    <StoreAwningColours config={config}>
      <chakra.article css={sheet} data-part="poster" aria-label={words.poster(name)}>
        <chakra.div marginInline={{ base: '-10mm' }} css={{ '@media print': { marginInline: '0' } }}>
          <Awning stripe={44} drop={44} />
        </chakra.div>
        <chakra.h2
          fontSize={{ base: '9mm', md: nameSizeOf(name) }}
          css={{ '@media print': { fontSize: nameSizeOf(name) } }}
        >
          {name}
        </chakra.h2>
        {config.tagline ? <chakra.p fontSize="7mm">{config.tagline}</chakra.p> : null}
        {picture ? (
          <Picture
            src={picture}
            alt=""
            shape="wide"
            sizes="190mm"
            priority
            css={{ borderRadius: '4mm', maxHeight: '85mm', objectFit: 'cover' }}
          />
        ) : null}
        {startDate && endDate ? (
          <chakra.p fontSize="6.5mm" fontWeight="bold">
            {words.dates(dayAndTime(startDate), dayAndTime(endDate))}
          </chakra.p>
        ) : null}
        <chakra.div marginTop="auto" display="grid" gap="3mm">
          <div data-part="code">
            <Suspense fallback={null}>
              <UrlQrCode label={words.code(name)} address={url} />
            </Suspense>
          </div>
          <chakra.p fontSize="6mm" fontWeight="bold">
            {words.scan}
          </chakra.p>
          <chakra.p fontSize="4.5mm">{url.replace(/^https?:\/\//, '')}</chakra.p>
        </chakra.div>
      </chakra.article>
    </StoreAwningColours>
  );
}
