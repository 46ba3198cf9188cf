import { sharePictureUrl } from '../../../contract/uploads/picture.ts';
import { useFormatter } from '../market/formatter-context.ts';
import { productShareText, storeShareText } from '../market/share-text.ts';
import { documentTitle, MARKET_NAME } from './document-title.ts';
import type { PreviewedPage } from './link-preview-slot.ts';

/** Open Graph and Twitter tags of a page (R2.26). */
export function LinkPreview({ title, description, path, picture, product, store }: PreviewedPage) {
  const format = useFormatter();
  const ofStore = store ? storeShareText(store, format) : description;
  const text = product ? productShareText(product, store ?? null, format) : ofStore;
  return (
    <>
      <meta property="og:title" content={documentTitle(title)} />
      <meta property="og:site_name" content={MARKET_NAME} />
      <meta property="og:locale" content="es_ES" />
      {text ? <meta property="og:description" content={text} /> : null}
      {picture ? (
        <>
          <meta property="og:image" content={format.absolute(sharePictureUrl(picture))} />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      ) : null}
      {path ? <meta property="og:url" content={format.absolute(path)} /> : null}
    </>
  );
}
