import { useEffect, useState } from 'react';
import { pictureVariant } from '../../../contract/uploads/picture.ts';

/** Width in px of a picture's largest file; null while unknown or if it cannot load. */
export function useSourceWidth(src: string | undefined): number | null {
  const [known, setKnown] = useState<{ src: string; width: number } | null>(null);
  useEffect(() => {
    if (src === undefined) return undefined;
    const image = new Image();
    const tell = () => setKnown({ src, width: image.naturalWidth });
    image.addEventListener('load', tell);
    image.src = pictureVariant(src, 1200, 'avif');
    return () => image.removeEventListener('load', tell);
  }, [src]);
  return known !== null && known.src === src && known.width > 0 ? known.width : null;
}
