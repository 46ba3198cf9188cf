import { chakra, type HTMLChakraProps, type SystemStyleObject } from '@chakra-ui/react/styled-system';
import {
  PICTURE_WIDTHS,
  type PictureFormat,
  type PictureWidth,
  pictureVariant,
} from '../../../contract/uploads/picture.ts';
import { Icon } from '../icons/Icon.tsx';

/** Placeholder for a missing picture. */
function NoPicture({ label, ratio }: { label: string; ratio: string }) {
  return (
    <chakra.div
      role={label ? 'img' : 'presentation'}
      {...(label ? { 'aria-label': label } : {})}
      display="grid"
      placeItems="center"
      aspectRatio={ratio}
      width="full"
      background="sunken"
      color="edge"
    >
      <Icon name="image" size={40} />
    </chakra.div>
  );
}

interface PictureProps extends Omit<HTMLChakraProps<'img'>, 'src' | 'alt' | 'sizes' | 'width' | 'height'> {
  src: string | null | undefined;
  alt: string;
  /** Displayed width, as in the `sizes` attribute. */
  sizes: string;
  /** Aspect ratio, which reserves the space. */
  shape?: 'square' | 'wide';
  /** Narrowest and widest file in px that any screen needs. */
  narrowest?: PictureWidth;
  widest?: PictureWidth;
  /** LCP candidate: loads eagerly and with high priority. */
  priority?: boolean;
}

const frame: SystemStyleObject = { background: 'sunken', height: 'auto', objectFit: 'cover', width: 'full' };

const SHAPES = { square: { width: 800, height: 800 }, wide: { width: 1600, height: 900 } };

const srcSet = (src: string, format: PictureFormat, widths: readonly PictureWidth[]) =>
  widths.map((width) => `${pictureVariant(src, width, format)} ${width}w`).join(', ');

/** Width of the file at the plain URL, in px; the fallback without AVIF where no wider file is needed. */
const BARE_WIDTH = 768;

/** Smallest file in px by shape; no screen shows a wide picture smaller. */
const NARROWEST = { square: 192, wide: 384 } as const;

/** Responsive picture in modern formats, with reserved space. */
export function Picture({
  src,
  alt,
  sizes,
  shape = 'square',
  narrowest = NARROWEST[shape],
  widest = 1200,
  priority = false,
  css,
  ...style
}: PictureProps) {
  const box = SHAPES[shape];
  if (!src) return <NoPicture label={alt} ratio={`${box.width} / ${box.height}`} />;
  const image = (
    <chakra.img
      src={src}
      alt={alt}
      htmlWidth={box.width}
      htmlHeight={box.height}
      loading={priority ? 'eager' : 'lazy'}
      decoding={priority ? 'sync' : 'async'}
      fetchPriority={priority ? 'high' : 'auto'}
      {...style}
      css={[{ ...frame, aspectRatio: `${box.width} / ${box.height}` }, css ?? {}].flat()}
    />
  );
  if (pictureVariant(src, 192, 'webp') === src) return image;
  const widths = PICTURE_WIDTHS.filter((width) => width >= narrowest && width <= widest);
  return (
    <picture>
      <source type="image/avif" srcSet={srcSet(src, 'avif', widths)} sizes={sizes} />
      {widest > BARE_WIDTH ? (
        <source type="image/webp" srcSet={srcSet(src, 'webp', widths)} sizes={sizes} />
      ) : null}
      {image}
    </picture>
  );
}
