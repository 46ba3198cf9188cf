import { chakra, type SystemStyleObject } from '@chakra-ui/react/styled-system';
import {
  type KeyboardEvent,
  type MouseEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  useEffect,
} from 'react';
import { Modal } from '../feedback/Modal.tsx';
import { Button } from '../forms/Button.tsx';
import { Icon } from '../icons/Icon.tsx';
import { Picture } from '../market/Picture.tsx';
import { pictureViewerMessages } from './picture-viewer.messages.ts';
import { Thumbnails } from './Thumbnails.tsx';
import { useSwipe } from './use-swipe.ts';
import { pictureVariant } from '../../../contract/uploads/picture.ts';

/** Width in px of a picture's largest file; null while unknown or if it cannot load. */
function useSourceWidth(src: string | undefined): number | null {
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

export interface PictureViewerProps {
  /** Product name. */
  name: string;
  pictures: readonly string[];
  /** Index of the current picture, from 0. */
  shown: number;
  onPictureChosen: (index: number) => void;
  onClosed: () => void;
}

/** Zoom factor. */
const NEAR = 2;
/** Minimum file width relative to the display width; enlarging a smaller file would only show its artefacts. */
const LEAST = 1.5;

/** Display width without zoom, in px. */
const widthFor = (count: number) => Math.min(innerWidth, innerHeight - (count > 1 ? 176 : 64));

const stage: SystemStyleObject = {
  position: 'relative',
  flex: '1',
  minHeight: '0',
  display: 'grid',
  background: 'sunken',
  overscrollBehavior: 'contain',
  '& img': { objectFit: 'contain', background: 'transparent' },
};

const turner: SystemStyleObject = {
  position: 'absolute',
  top: 'calc(50% - 1.5rem)',
  background: 'raised',
  borderRadius: 'full',
  boxShadow: 'stall',
};

interface Point {
  x: number;
  y: number;
}

/** Pointer position inside an element, from 0 to 1; a key press counts as the centre. */
function placeIn({ currentTarget, clientX, clientY, detail }: MouseEvent<HTMLElement>): Point {
  if (detail === 0) return { x: 0.5, y: 0.5 };
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  return { x: (clientX - left) / width, y: (clientY - top) / height };
}

/** Full-screen picture viewer with zoom; every part is reachable by press, wheel, touch and keyboard. */
export function PictureViewer({ name, pictures, shown, onPictureChosen, onClosed }: PictureViewerProps) {
  const id = useId();
  const [near, setNear] = useState<Point | null>(null);
  const ref = useRef<HTMLDivElement>(null);
  // Keeps the pressed point at the centre after the zoom.
  useLayoutEffect(() => {
    const view = ref.current;
    if (!view || !near) return;
    view.scrollLeft = near.x * view.scrollWidth - view.clientWidth / 2;
    view.scrollTop = near.y * view.scrollHeight - view.clientHeight / 2;
  }, [near]);
  const count = pictures.length;
  const source = useSourceWidth(pictures[shown]);
  const hasMore = source === null || source >= LEAST * widthFor(count);
  const turn = (way: number) => {
    if (shown + way < 0 || shown + way >= count) return;
    setNear(null);
    onPictureChosen(shown + way);
  };
  const swipe = useSwipe((way) => {
    if (!near) turn(way);
  });
  const press = ({ key }: KeyboardEvent) => {
    if (key === '+' && hasMore) setNear({ x: 0.5, y: 0.5 });
    if (key === '-') setNear(null);
    if (!near && key === 'ArrowRight') turn(1);
    if (!near && key === 'ArrowLeft') turn(-1);
  };
  const { close, nearer, farther, previous, next } = pictureViewerMessages;
  const size = `min(100vw, 100dvh - ${count > 1 ? '11rem' : '4rem'})`;
  return (
    <Modal side="whole" labelledBy={id} onDismissed={onClosed} onKeyDown={press}>
      <chakra.div display="flex" flexDirection="column" height="full">
        <chakra.div display="flex" alignItems="center" gap="2" paddingInline="4" minHeight="4rem">
          <chakra.h2 id={id} flex="1" minWidth="0" fontSize="lg" lineHeight="snug" lineClamp="2">
            <span>{name}</span>
            {count > 1 ? (
              <chakra.span color="ink2" fontFamily="body" fontSize="sm" fontWeight="normal">
                {` · ${shown + 1} de ${count}`}
              </chakra.span>
            ) : null}
          </chakra.h2>
          {hasMore ? (
            <Button
              variant="quiet"
              size="sm"
              onClick={() => setNear(near ? null : { x: 0.5, y: 0.5 })}
              data-part="zoom"
            >
              <Icon name={near ? 'minus' : 'plus'} />
              <span>{near ? farther : nearer}</span>
            </Button>
          ) : null}
          <Button variant="plain" size="icon" aria-label={close} data-focus-first onClick={onClosed}>
            <Icon name="close" size={24} />
          </Button>
        </chakra.div>
        <chakra.div position="relative" display="flex" flex="1" minHeight="0">
          <chakra.div
            ref={ref}
            css={stage}
            overflow={near ? 'auto' : 'hidden'}
            data-part="view"
            {...(near ? { tabIndex: 0 } : {})}
          >
            <chakra.button
              {...(hasMore
                ? {
                    type: 'button',
                    tabIndex: -1,
                    'aria-label': near ? farther : nearer,
                    onClick: (event: MouseEvent<HTMLElement>) => setNear(near ? null : placeIn(event)),
                    cursor: near ? 'zoom-out' : 'zoom-in',
                  }
                : { as: 'div' })}
              margin="auto"
              display="block"
              // No transition, not even the 1 ms one of reduced motion: the scroll position depends on the final width.
              style={{ width: near ? `calc(${NEAR} * ${size})` : size, transition: 'none' }}
              touchAction={near ? 'auto' : 'pan-y pinch-zoom'}
              {...swipe}
            >
              <Picture
                key={pictures[shown]}
                src={pictures[shown]}
                alt={count > 1 ? `${name}, imagen ${shown + 1} de ${count}` : name}
                sizes={near ? `${NEAR * 100}vw` : '100vw'}
                priority
              />
            </chakra.button>
          </chakra.div>
          {shown > 0 && !near ? (
            <Button
              variant="plain"
              size="icon"
              aria-label={previous}
              onClick={() => turn(-1)}
              css={turner}
              left="3"
            >
              <Icon name="chevronLeft" size={24} />
            </Button>
          ) : null}
          {shown < count - 1 && !near ? (
            <Button
              variant="plain"
              size="icon"
              aria-label={next}
              onClick={() => turn(1)}
              css={turner}
              right="3"
            >
              <Icon name="chevronRight" size={24} />
            </Button>
          ) : null}
        </chakra.div>
        {count > 1 ? (
          <chakra.div
            display="flex"
            justifyContent="center"
            padding="3"
            paddingBottom="calc(0.75rem + env(safe-area-inset-bottom))"
          >
            <Thumbnails
              pictures={pictures}
              shown={shown}
              onPictureChosen={(index) => {
                setNear(null);
                onPictureChosen(index);
              }}
            />
          </chakra.div>
        ) : null}
      </chakra.div>
    </Modal>
  );
}
