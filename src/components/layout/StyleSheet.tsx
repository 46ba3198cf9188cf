import { fillStyleElement } from '../../theme/chakra-system/fill-style-element.ts';

interface StyleSheetProps {
  css: string;
}

/**
 * Style sheet that exists while it is mounted. The server sends its CSS as text; in the browser the rules enter an empty
 * sheet, because the content security policy forbids new style text (decision 069).
 */
export const StyleSheet = ({ css }: StyleSheetProps) => (
  <style
    key={css}
    // React does not compare `dangerouslySetInnerHTML` at hydration, so the server's CSS stays.
    suppressHydrationWarning
    dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? css : '' }}
    ref={(element) => {
      if (element) fillStyleElement(element, css);
    }}
  />
);
