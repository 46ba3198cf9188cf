import { chakra } from '@chakra-ui/react/styled-system';
import type { MarketStats } from '../../../../contract/admin/market-stats.ts';
import type { ScreenAddress } from '../../../../contract/shell/screen-address.ts';
import { LinkButton } from '../../forms/Button.tsx';
import { AnyIcon } from '../../icons/AnyIcon.tsx';
import { adminPanelMessages as words } from './admin-panel.messages.ts';

/** Screen that lists the e-mails that were not sent. */
const SYSTEM: ScreenAddress = '/admin/system';

interface AdminTasksProps {
  stats: Pick<MarketStats, 'approvals' | 'messages' | 'mails'>;
  /** Screen address of the unread contact messages. */
  unreadAt: ScreenAddress;
  /** Screen address of the stores that wait for approval. */
  heldAt: ScreenAddress;
}

/** Tasks of the admin: stores waiting for approval, unread messages, undelivered e-mails. */
export function AdminTasks({ stats: { approvals, messages, mails }, unreadAt, heldAt }: AdminTasksProps) {
  const waiting = [
    { count: approvals.waiting, title: words.held, hint: words.heldHint, href: heldAt, go: words.heldGo },
    { count: messages.new, title: words.unread, hint: words.unreadHint, href: unreadAt, go: words.unreadGo },
    {
      count: mails.undelivered,
      title: words.undelivered,
      hint: words.undeliveredHint,
      href: SYSTEM,
      go: words.undeliveredGo,
    },
    {
      count: mails.retried,
      title: words.retried,
      hint: words.retriedHint,
      href: SYSTEM,
      go: words.retriedGo,
    },
  ].filter(({ count }) => count > 0);
  return (
    <chakra.section aria-labelledby="espera" display="grid" gap="3">
      <chakra.h2 id="espera" fontSize="2xl">
        {words.toDo}
      </chakra.h2>
      {waiting.length === 0 ? (
        <chakra.p color="ink2">{words.nothing}</chakra.p>
      ) : (
        <chakra.ul display="grid" gap="3" listStyleType="none">
          {waiting.map(({ count, title, hint, href, go }) => (
            <chakra.li
              key={hint}
              data-part="to-do"
              display="flex"
              flexWrap="wrap"
              alignItems="center"
              gap="4"
              padding="4"
              background="raised"
              borderRadius="card"
              boxShadow="stall"
            >
              <chakra.span color="actionInk">
                <AnyIcon name={href === heldAt ? 'eye' : 'letter'} size={28} />
              </chakra.span>
              <chakra.div flex="1 1 14rem" minWidth="0">
                <chakra.p fontWeight="bold">{title(count)}</chakra.p>
                <chakra.p color="ink2" fontSize="sm">
                  {hint}
                </chakra.p>
              </chakra.div>
              <LinkButton href={href} size="sm" variant="quiet" aria-label={`${go}: ${title(count)}`}>
                {go}
              </LinkButton>
            </chakra.li>
          ))}
        </chakra.ul>
      )}
    </chakra.section>
  );
}
