import { createBrowserInspector } from '@statelyai/inspect';
import type { AnyMachineSnapshot, InspectionEvent, Snapshot } from 'xstate';
import { type InspectedActor, actorKeyOf, machineOf, nameOf } from './actor-names.ts';
import { redact } from './redact.ts';

interface Pictured {
  id: string;
  sessionId: string;
  logic: { config: object };
  _parent?: Pictured;
  send(): void;
  getSnapshot(): undefined;
}

/** Actor for Stately's inspector, with a unique session id: those of two screens may be equal. */
function pictured(ref: InspectedActor): Pictured {
  const config = { ...machineOf(ref)?.config, id: nameOf(ref) };
  return {
    id: nameOf(ref),
    sessionId: actorKeyOf(ref),
    logic: { config },
    ...(ref._parent && { _parent: pictured(ref._parent) }),
    send: () => {},
    getSnapshot: () => undefined,
  };
}

function shown(snapshot: Snapshot<unknown>) {
  const { status, value, context } = snapshot as AnyMachineSnapshot;
  return { status, value, context: redact(context) };
}

/**
 * Opens Stately's inspector in a window and reports all actors to it. The inspector answers any window that
 * asks, so secrets are removed. It needs network access and permission for pop-ups.
 */
export function openStatelyWindow(): (inspected: InspectionEvent) => void {
  const inspector = createBrowserInspector();
  return (inspected) => {
    const ref = inspected.actorRef as InspectedActor;
    // A new actor has no snapshot yet; its first one follows.
    if (inspected.type === '@xstate.actor') inspector.actor(pictured(ref));
    if (inspected.type === '@xstate.event') {
      const source = inspected.sourceRef ? { source: actorKeyOf(inspected.sourceRef) } : {};
      inspector.event(actorKeyOf(ref), redactedEvent(inspected.event), source);
    }
    if (inspected.type === '@xstate.snapshot')
      inspector.snapshot(actorKeyOf(ref), shown(inspected.snapshot), {
        event: redactedEvent(inspected.event),
      });
  };
}

const redactedEvent = (event: { type: string }) => ({ ...(redact(event) as object), type: event.type });
