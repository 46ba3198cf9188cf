import { chakra } from '@chakra-ui/react/styled-system';
import { useState, useCallback } from 'react';
import type { PopupStore } from '../../../../contract/stores/popup-store.ts';
import type { Product } from '../../../../contract/catalogue/product.ts';
import { ProductCardFooter, type ProductCardFooterProps } from '../../market/ProductCardFooter.tsx';
import { useNow } from '../../market/clock-context.ts';
import { ProductCard } from '../../market/ProductCard.tsx';
import { SaleTermsList } from '../../market/SaleTermsList.tsx';
import { asPublished } from '../../store/as-published.ts';
import { StorePage } from '../../store/StorePage.tsx';
import { ChoiceChips } from '../../back-office/ChoiceChips.tsx';
import { PreviewIframe } from './PreviewIframe.tsx';
import { storePreviewMessages } from './store-preview.messages.ts';

/** Width of an element in CSS pixels and the ref to attach; 0 before its first measurement. */
function useWidth(): [number, (element: Element | null) => (() => void) | undefined] {
  const [width, setWidth] = useState(0);
  const ref = useCallback((element: Element | null) => {
    if (!element) return undefined;
    const observer = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [width, ref];
}

/** Viewports of the preview in CSS pixels. */
const WINDOWS = { phone: { width: 412, height: 823 }, desktop: { width: 1280, height: 860 } } as const;
type Device = keyof typeof WINDOWS;

/** Product card foot for an empty cart. */
const Foot = (props: ProductCardFooterProps) => (
  <ProductCardFooter {...props} add={{ kind: 'idle' }} held={0} onAdd={() => {}} />
);
const Offer = ({ product }: { product: Product }) => <ProductCard product={product} Foot={Foot} />;

interface StorePreviewProps {
  /** Unsaved store. */
  store: PopupStore;
  products: readonly Product[];
}

/** Preview of an unsaved store page on a phone or desktop viewport (R3.7). */
export function StorePreview({ store, products }: StorePreviewProps) {
  const [device, setDevice] = useState<Device>('phone');
  const [room, ref] = useWidth();
  const now = useNow();
  const { widths, phone, desktop, frame } = storePreviewMessages;
  const { width, height } = WINDOWS[device];
  const scale = Math.min(1, room / width);
  return (
    <chakra.div display="grid" gap="3" gridTemplateColumns="minmax(0, 1fr)" data-part="store-preview">
      <chakra.div paddingInline={{ base: '4', md: '0' }}>
        <ChoiceChips
          label={widths}
          choices={[
            { value: 'phone', word: phone },
            { value: 'desktop', word: desktop },
          ]}
          chosen={device}
          onChosen={setDevice}
        />
      </chakra.div>
      <div ref={ref}>
        <chakra.div
          style={{ width: width * scale, height: height * scale }}
          overflow="hidden"
          background="ground"
          borderRadius="card"
          boxShadow="stall"
          marginInline="auto"
        >
          {room > 0 ? (
            <PreviewIframe title={frame(store.name)} width={width} height={height} scale={scale}>
              <StorePage
                content={{ store: asPublished(store), products: [...products], pagination: null }}
                now={now}
                Offer={Offer}
                terms={<SaleTermsList owner={store.ownerInfo ?? null} beside />}
              />
            </PreviewIframe>
          ) : null}
        </chakra.div>
      </div>
    </chakra.div>
  );
}
