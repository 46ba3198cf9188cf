interface PageHeadProps {
  /** The page's own name; the market's is added. */
  title: string;
  description?: string;
  /** Address of a picture for those who share the page. */
  picture?: string | null | undefined;
  /** Keeps the page out of search engines. */
  hidden?: boolean;
}

const MARKET = 'Tenderete';

/** Title, description and sharing picture of a page; React moves them into the head. */
export function PageHead({ title, description, picture, hidden = false }: PageHeadProps) {
  const whole = title.includes(MARKET) ? title : `${title} · ${MARKET}`;
  return (
    <>
      <title>{whole}</title>
      <meta property="og:title" content={whole} />
      <meta property="og:site_name" content={MARKET} />
      <meta property="og:locale" content="es_ES" />
      {description ? <meta name="description" content={description} /> : null}
      {description ? <meta property="og:description" content={description} /> : null}
      {picture ? <meta property="og:image" content={picture} /> : null}
      {hidden ? <meta name="robots" content="noindex" /> : null}
    </>
  );
}
