import { chakra, type HTMLChakraProps, type SystemStyleObject } from '@chakra-ui/react/styled-system';
import {
  PICTURE_WIDTHS,
  type PictureFormat,
  type PictureWidth,
  pictureVariant,
} from '../../../contract/uploads/picture.ts';
import { NoPicture } from './NoPicture.tsx';

interface PictureProps extends Omit<HTMLChakraProps<'img'>, 'src' | 'alt' | 'sizes' | 'width' | 'height'> {
  src: string | null | undefined;
  alt: string;
  /** How wide it will be shown, as the browser's `sizes` has it. */
  sizes: string;
  /** Width by height, so that its place is kept. */
  shape?: 'square' | 'wide';
  /** The narrowest and the widest file that any screen shows of it, in px. */
  narrowest?: PictureWidth;
  widest?: PictureWidth;
  /** The picture that a first screen is judged by: loaded at once and first. */
  priority?: boolean;
}

const frame: SystemStyleObject = { background: 'sunken', height: 'auto', objectFit: 'cover', width: 'full' };

const SHAPES = { square: { width: 800, height: 800 }, wide: { width: 1600, height: 900 } };

const srcSet = (src: string, format: PictureFormat, widths: readonly PictureWidth[]) =>
  widths.map((width) => `${pictureVariant(src, width, format)} ${width}w`).join(', ');

/** The width of the file behind a bare address; a browser without AVIF is served well by it where no wider one is shown. */
const BARE_WIDTH = 768;

/** No screen shows a wide picture as small as the smallest file. */
const NARROWEST = { square: 192, wide: 384 } as const;

/** A picture in the size and format that the screen needs; its place is kept while it comes. */
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
