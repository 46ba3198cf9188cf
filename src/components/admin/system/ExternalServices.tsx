import { chakra } from '@chakra-ui/react/styled-system';
import type { ExternalServiceState, SystemStatus } from '../../../../contract/admin/system-status.ts';
import { Badge, type BadgeTone } from '../../market/Badge.tsx';
import { externalServiceStateText, externalServiceText } from './system.messages.ts';

const TONES: Readonly<Record<ExternalServiceState, BadgeTone>> = { up: 'open', down: 'danger', off: 'over' };

const NAMES = Object.keys(externalServiceText) as (keyof SystemStatus['externalServices'])[];

/** Services beside the market, each with its state. */
export const ExternalServices = ({ externalServices }: Pick<SystemStatus, 'externalServices'>) => (
  <chakra.dl display="grid" gap="3" gridTemplateColumns={{ md: 'repeat(3, minmax(0, 1fr))' }}>
    {NAMES.map((name) => (
      <chakra.div
        key={name}
        data-part="external-service"
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        justifyContent="space-between"
        gap="3"
        padding="4"
        background="raised"
        borderRadius="card"
        boxShadow="stall"
      >
        <chakra.dt fontWeight="semibold">{externalServiceText[name]}</chakra.dt>
        <dd>
          <Badge tone={TONES[externalServices[name]]}>
            {externalServiceStateText[externalServices[name]]}
          </Badge>
        </dd>
      </chakra.div>
    ))}
  </chakra.dl>
);
