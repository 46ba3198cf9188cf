import { chakra, type SystemStyleObject } from '@chakra-ui/react/styled-system';
import { Reorder, useDragControls } from 'framer-motion';
import { isNewPicture, type PictureItem } from '../../../../contract/uploads/gallery.ts';
import { Button } from '../../forms/Button.tsx';
import { Icon } from '../../icons/Icon.tsx';
import { Badge } from '../../market/Badge.tsx';
import { Picture } from '../../market/Picture.tsx';
import { focusSectionOnUnmount } from '../../layout/focus-section-on-unmount.ts';
import { useObjectUrl } from '../../profile/use-object-url.ts';
import { pictureMessages } from './product-editor.messages.ts';

/** A picture in the first or last place cannot move further. */
const faintAtEnd: SystemStyleObject = { '&[aria-disabled=true]': { opacity: '0.3' } };

interface PictureRowProps {
  item: PictureItem;
  /** Counts from 1. */
  place: number;
  isLast: boolean;
  onMoved: (key: string, place: number) => void;
  onRemoved: (key: string) => void;
}

/** Picture of the gallery: drag handle, move buttons, make it first, remove. */
export function PictureRow({ item, place, isLast, onMoved, onRemoved }: PictureRowProps) {
  const controls = useDragControls();
  const fresh = useObjectUrl(isNewPicture(item) ? item.file : null);
  const { first, makeFirst, makeFirstOf, photo, earlierOf, laterOf, removeOf, drag } = pictureMessages;
  const isFirst = place === 1;
  return (
    <Reorder.Item
      value={item}
      dragListener={false}
      dragControls={controls}
      style={{ listStyle: 'none', position: 'relative' }}
      data-picture={item.key}
    >
      <chakra.div
        display="flex"
        flexWrap={{ base: 'wrap', md: 'nowrap' }}
        alignItems="center"
        columnGap="3"
        padding="2"
        background="raised"
        border="1px solid var(--td-colors-line)"
        borderRadius="card"
      >
        <chakra.span
          aria-hidden="true"
          title={drag}
          onPointerDown={(event) => controls.start(event)}
          color="ink2"
          cursor="grab"
          touchAction="none"
          paddingInline="1"
          fontSize="xl"
          lineHeight="1"
          userSelect="none"
        >
          ⠿
        </chakra.span>
        <chakra.div width="4rem" flexShrink="0">
          <Picture
            src={isNewPicture(item) ? fresh : item.url}
            alt={photo(place)}
            sizes="64px"
            widest={384}
            borderRadius="tag"
          />
        </chakra.div>
        <chakra.div
          display="grid"
          gap="1"
          flex="1 1 8rem"
          minWidth="0"
          gridTemplateColumns="minmax(0, 1fr)"
          justifyItems="start"
        >
          {isFirst ? (
            <Badge tone="info">{first}</Badge>
          ) : (
            <span ref={focusSectionOnUnmount}>
              <Button
                variant="plain"
                size="sm"
                marginLeft="-3"
                aria-label={makeFirstOf(place)}
                onClick={() => onMoved(item.key, 0)}
              >
                {makeFirst}
              </Button>
            </span>
          )}
          {isNewPicture(item) ? (
            <chakra.span color="ink2" fontSize="sm" truncate maxWidth="full">
              {item.file.name}
            </chakra.span>
          ) : null}
        </chakra.div>
        <chakra.div ref={focusSectionOnUnmount} display="flex" flexShrink="0" marginLeft="auto">
          <Button
            variant="plain"
            size="icon"
            aria-label={earlierOf(place)}
            aria-disabled={isFirst}
            css={faintAtEnd}
            onClick={() => onMoved(item.key, place - 2)}
          >
            <chakra.span transform="rotate(180deg)" display="inline-flex">
              <Icon name="chevronDown" />
            </chakra.span>
          </Button>
          <Button
            variant="plain"
            size="icon"
            aria-label={laterOf(place)}
            aria-disabled={isLast}
            css={faintAtEnd}
            onClick={() => onMoved(item.key, place)}
          >
            <Icon name="chevronDown" />
          </Button>
          <Button
            variant="plain"
            size="icon"
            aria-label={removeOf(place)}
            onClick={() => onRemoved(item.key)}
          >
            <Icon name="trash" />
          </Button>
        </chakra.div>
      </chakra.div>
    </Reorder.Item>
  );
}
