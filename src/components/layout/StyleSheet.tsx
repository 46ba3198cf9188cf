import { fillSheet } from '../../theme/fill-sheet.ts';

interface StyleSheetProps {
  css: string;
}

/**
 * Rules that stand and go with the elements beside them. The server sends them as text; in the browser they enter an empty
 * sheet, since the content policy admits no text that the page did not bring (decision 069).
 */
export const StyleSheet = ({ css }: StyleSheetProps) => (
  <style
    key={css}
    // React compares no markup that it is given whole: what the server sent stays.
    suppressHydrationWarning
    dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? css : '' }}
    ref={(element) => {
      if (element) fillSheet(element, css);
    }}
  />
);
