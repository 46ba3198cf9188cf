import { chakra } from '@chakra-ui/react/styled-system';
import { Panel } from '../../layout/Panel.tsx';
import { useFormatter } from '../../market/formatter-context.ts';
import type { AccountCounts } from '../../../machines/admin/panel/account-stats.machine.ts';
import { MetricTag } from '../../back-office/charts/MetricTag.tsx';
import { adminPanelMessages as words } from './admin-panel.messages.ts';

/** Accounts panel: numbers by role and recent activity (R3.4). */
export function AccountsPanel({ stats, countedOf }: AccountCounts) {
  const { number } = useFormatter();
  const { totalUsers, usersByRole, recentActivity } = stats;
  return (
    <Panel title={words.accounts}>
      <chakra.dl display="flex" flexWrap="wrap" gap="3">
        <MetricTag word={words.total} value={number(totalUsers)} href="/admin/users" />
        <MetricTag
          word={words.customers}
          value={number(usersByRole.customer)}
          href="/admin/users?role=consumer"
        />
        <MetricTag
          word={words.producers}
          value={number(usersByRole.producer)}
          href="/admin/users?role=producer"
        />
        <MetricTag word={words.admins} value={number(usersByRole.admin)} href="/admin/users?role=admin" />
        <MetricTag word={words.registered} value={number(recentActivity.usersRegisteredLastWeek)} />
        <MetricTag word={words.loggedIn} value={number(recentActivity.usersLoggedInLastDay)} />
      </chakra.dl>
      {countedOf === null ? null : <chakra.p color="ink2">{words.countedOf(countedOf)}</chakra.p>}
    </Panel>
  );
}
