import type { ProducerStoresCacheActorRef } from '../../machines/producer/stores/producer-stores-cache.machine.ts';
import type { CancelResult, PollImportResult } from '../../machines/import/store-import.types.ts';
import type { createStoreImportService } from '../../services/import/store-import.service.ts';

type Told = Pick<
  ReturnType<typeof createStoreImportService>,
  'lookAtImport' | 'cancelImport' | 'pauseImport'
>;

/** Application that may have the shared data of a producer's screens. */
interface AppWithStores {
  getSnapshot(): {
    children: { producerData?: Pick<ProducerStoresCacheActorRef, 'getSnapshot' | 'send'> | undefined };
  };
}

/** Import service that also invalidates the producer's shared stores when an import's status differs from theirs. */
export function withStoreInvalidation<Service extends Told>(service: Service, app: AppWithStores): Service {
  const tell = <Answer extends PollImportResult | CancelResult>(id: string, answer: Answer): Answer => {
    const upload = answer.ok ? answer.value.upload : null;
    const { producerData } = app.getSnapshot().children;
    const store = producerData?.getSnapshot().context.content?.find((one) => one.id === id);
    const known = store?.lastImport;
    const isNews = upload && store && (known?.status !== upload.status || known.paused !== upload.paused);
    if (isNews) producerData?.send({ type: 'data.changed' });
    return answer;
  };
  const { lookAtImport, cancelImport, pauseImport } = service;
  return {
    ...service,
    lookAtImport: async (input, signal) => tell(input.id, await lookAtImport(input, signal)),
    cancelImport: async (input, signal) => tell(input.id, await cancelImport(input, signal)),
    pauseImport: async (input, signal) => tell(input.id, await pauseImport(input, signal)),
  };
}
