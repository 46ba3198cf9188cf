import { shareMachine } from '../../machines/ui/share.machine.ts';
import type { copyAddress, openShareSheet } from '../../services/ui/share.service.ts';
import { promiseActors } from '../api/promise-actors.ts';

interface ShareServices {
  openShareSheet: typeof openShareSheet;
  copyAddress: typeof copyAddress;
}

/** Sharing, connected to the share sheet and the clipboard of this device. */
export const wireShare = (services: ShareServices) =>
  shareMachine.provide({ actors: promiseActors({ ...services }) });
