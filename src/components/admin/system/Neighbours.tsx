import { chakra } from '@chakra-ui/react/styled-system';
import type { Neighbour, SystemStatus } from '../../../../contract/admin/system-status.ts';
import { Badge, type BadgeTone } from '../../market/Badge.tsx';
import { neighbourStateText, neighbourText } from './system.messages.ts';

const TONES: Readonly<Record<Neighbour, BadgeTone>> = { up: 'open', down: 'danger', off: 'over' };

const NAMES = Object.keys(neighbourText) as (keyof SystemStatus['neighbours'])[];

/** Services beside the market, each with its state. */
export const Neighbours = ({ neighbours }: Pick<SystemStatus, 'neighbours'>) => (
  <chakra.dl display="grid" gap="3" gridTemplateColumns={{ md: 'repeat(3, minmax(0, 1fr))' }}>
    {NAMES.map((name) => (
      <chakra.div
        key={name}
        data-part="neighbour"
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
        <chakra.dt fontWeight="semibold">{neighbourText[name]}</chakra.dt>
        <dd>
          <Badge tone={TONES[neighbours[name]]}>{neighbourStateText[neighbours[name]]}</Badge>
        </dd>
      </chakra.div>
    ))}
  </chakra.dl>
);
