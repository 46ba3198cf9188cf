import { chakra } from '@chakra-ui/react/styled-system';
import type { PopupStore } from '../../../contract/popup-store.ts';
import { Icon } from '../icons/Icon.tsx';
import type { IconName } from '../icons/icon-paths.ts';
import { useFormatter } from './formatter-context.ts';
import { Label } from './Label.tsx';
import { type StoreMoment, storeMoment } from './store-moment.ts';

const ICONS: Record<StoreMoment['tone'], IconName> = {
  open: 'check',
  closing: 'hourglass',
  soon: 'clock',
  over: 'pause',
};

/** The stamp that says whether a store sells now and until when. `now` in ms UTC. */
export function TimeStamp({
  store,
  now,
}: {
  store: Pick<PopupStore, 'status' | 'startDate' | 'endDate'>;
  now: number;
}) {
  const { tone, text, countdown } = storeMoment(store, now, useFormatter());
  return (
    <Label tone={tone} data-part="stamp">
      <Icon name={ICONS[tone]} size={14} />
      <span>
        {text}
        {countdown ? <chakra.span whiteSpace="nowrap"> ({countdown})</chakra.span> : null}
      </span>
    </Label>
  );
}
