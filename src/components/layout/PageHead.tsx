import { useFormatter } from '../market/formatter-context.ts';
import { documentTitle } from './document-title.ts';
import { LinkPreviewSlot, type PreviewedPage } from './link-preview-slot.ts';

/** `title` is the page title, to which the market's name is appended. A page that may be indexed has a `path`. */
interface PageHeadProps extends PreviewedPage {
  /** Excludes the page from search engines (noindex). */
  hidden?: boolean;
}

/** Title, description and link preview of a page; React moves them into the head. */
export function PageHead({ hidden = false, ...page }: PageHeadProps) {
  const { absolute } = useFormatter();
  const { title, description, path } = page;
  return (
    <>
      <title>{documentTitle(title)}</title>
      <LinkPreviewSlot {...page} />
      {description ? <meta name="description" content={description} /> : null}
      {path ? <link rel="canonical" href={absolute(path)} /> : null}
      {hidden ? <meta name="robots" content="noindex" /> : null}
    </>
  );
}
