/** An archive on its way, as the device remembers it: where it goes, and what tells its file from others. */
export interface ResumableUpload {
  url: string;
  name: string;
  /** In bytes. */
  size: number;
  /** In ms UTC. */
  lastModified: number;
  isReplacing: boolean;
  isTrial: boolean;
  /** Null where the device could not keep it. */
  file: File | null;
}

/** What a device remembers of archives on their way, by the store that each is for. Where it keeps nothing, or no longer, nothing is remembered, and nobody hears of it. */
export interface ResumableUploads {
  remember(storeId: string, sending: ResumableUpload): Promise<void>;
  recall(storeId: string): Promise<ResumableUpload | null>;
  forget(storeId: string): Promise<void>;
}

const STORE = 'sendings';

const settled = <T>(request: IDBRequest<T>) =>
  new Promise<T>((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('The device kept nothing.')));
  });

const opened = async (factory: IDBFactory): Promise<IDBDatabase> => {
  const request = factory.open('tenderete-archives', 1);
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore(STORE));
  return settled(request);
};

type Kept = ResumableUpload & { at: number };

interface Setting {
  readerId: string;
  /** How long one is of any use, in ms. */
  lifetime: number;
  now: () => number;
}

/** The device's own, of whoever reads. When one is asked for, those that are too old go, and what somebody else left on a shared device. */
export function createResumableUploads(
  { readerId, lifetime, now }: Setting,
  factory: IDBFactory | undefined = globalThis.indexedDB,
): ResumableUploads {
  const own = `${readerId} `;
  let last: Promise<unknown> = Promise.resolve();

  async function attempt<T>(act: (store: IDBObjectStore) => Promise<T>, otherwise: T): Promise<T> {
    if (!factory) return otherwise;
    try {
      const database = await opened(factory);
      try {
        return await act(database.transaction(STORE, 'readwrite').objectStore(STORE));
      } finally {
        database.close();
      }
    } catch {
      return otherwise;
    }
  }
  /** One after the other: what is forgotten while a large file is being written must not come back. */
  function inTurn<T>(act: () => Promise<T>): Promise<T> {
    const turn = last.then(act);
    last = turn;
    return turn;
  }
  const put = (storeId: string, sending: ResumableUpload) =>
    attempt<unknown>(
      (store) => settled(store.put({ ...sending, at: now() } satisfies Kept, own + storeId)),
      null,
    );
  async function tidy(store: IDBObjectStore) {
    for (const key of await settled(store.getAllKeys())) {
      const { at } = (await settled(store.get(key))) as Kept;
      if (now() - at >= lifetime || typeof key !== 'string' || !key.startsWith(own))
        await settled(store.delete(key));
    }
  }
  return {
    remember: (storeId, sending) =>
      inTurn(async () => {
        // Without its file first: that may be more than the device has room for.
        await put(storeId, { ...sending, file: null });
        if (sending.file) await put(storeId, sending);
      }),
    recall: (storeId) =>
      inTurn(() =>
        attempt(async (store) => {
          await tidy(store);
          const kept = (await settled(store.get(own + storeId))) as Kept | undefined;
          if (!kept) return null;
          const { at: _, ...sending } = kept;
          return sending;
        }, null),
      ),
    forget: (storeId) =>
      inTurn(() =>
        attempt(async (store) => {
          await settled(store.delete(own + storeId));
        }, undefined),
      ),
  };
}
