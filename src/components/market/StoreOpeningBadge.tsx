import { chakra } from '@chakra-ui/react/styled-system';
import type { PopupStore } from '../../../contract/stores/popup-store.ts';
import { Icon } from '../icons/Icon.tsx';
import type { IconName } from '../icons/icon-paths.ts';
import { useFormatter } from './formatter-context.ts';
import { Badge } from './Badge.tsx';
import { type OpeningBadgeContent, openingBadgeContent } from './opening-badge-content.ts';

const ICONS: Record<OpeningBadgeContent['tone'], IconName> = {
  open: 'check',
  closing: 'hourglass',
  soon: 'clock',
  paused: 'pause',
  over: 'close',
};

/** Badge with the opening state of a store. */
export function OpeningBadge({ tone, text, countdown }: OpeningBadgeContent) {
  return (
    <Badge tone={tone === 'paused' ? 'over' : tone} data-part="stamp">
      <Icon name={ICONS[tone]} size={14} />
      <span>
        <span>{countdown ? `${text} · ` : text}</span>
        {countdown ? <chakra.span display="inline-block">{countdown}</chakra.span> : null}
      </span>
    </Badge>
  );
}

/** Badge with the opening state of a store and its closing time. `now` in ms UTC. */
export function StoreOpeningBadge({
  store,
  now,
}: {
  store: Pick<PopupStore, 'status' | 'startDate' | 'endDate'>;
  now: number;
}) {
  return <OpeningBadge {...openingBadgeContent(store, now, useFormatter())} />;
}
