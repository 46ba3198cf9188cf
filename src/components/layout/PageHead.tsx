import { useFormatter } from '../market/formatter-context.ts';
import { documentTitle, MARKET } from './document-title.ts';

interface PageHeadProps {
  /** The page's own name; the market's is added. */
  title: string;
  description?: string;
  /** The path of the page's one address; every page that may be listed has one. */
  path?: string;
  /** Address of a picture for those who share the page. */
  picture?: string | null | undefined;
  /** Keeps the page out of search engines. */
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
      <meta property="og:site_name" content={MARKET} />
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
