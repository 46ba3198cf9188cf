import { useFormatter } from '../market/formatter-context.ts';
import { documentTitle, MARKET_NAME } from './document-title.ts';

interface PageHeadProps {
  /** Page title; the market's name is appended. */
  title: string;
  description?: string;
  /** Canonical path; required for every page that may be indexed. */
  path?: string;
  /** URL of the sharing picture. */
  picture?: string | null | undefined;
  /** Excludes the page from search engines (noindex). */
  hidden?: boolean;
}

/** Title, description and sharing picture of a page; React moves them into the head. */
export function PageHead({ title, description, path, picture, hidden = false }: PageHeadProps) {
  const { absolute } = useFormatter();
  const whole = documentTitle(title);
  return (
    <>
      <title>{whole}</title>
      <meta property="og:title" content={whole} />
      <meta property="og:site_name" content={MARKET_NAME} />
      <meta property="og:locale" content="es_ES" />
      {description ? <meta name="description" content={description} /> : null}
      {description ? <meta property="og:description" content={description} /> : null}
      {picture ? <meta property="og:image" content={absolute(picture)} /> : null}
      {path ? <link rel="canonical" href={absolute(path)} /> : null}
      {path ? <meta property="og:url" content={absolute(path)} /> : null}
      {hidden ? <meta name="robots" content="noindex" /> : null}
    </>
  );
}
