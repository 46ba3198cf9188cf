/** Record of an interrupted upload: its URL, and the identity of its file. */
export interface ResumableUpload {
  url: string;
  name: string;
  /** In bytes. */
  size: number;
  /** In ms UTC. */
  lastModified: number;
  isReplacing: boolean;
  isTrial: boolean;
  /** Null if the device could not store it. */
  file: File | null;
}

/** Records of interrupted uploads in IndexedDB, by store id. Storage errors are ignored: then there is no record. */
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
  /** Lifetime of a record, in ms. */
  lifetime: number;
  now: () => number;
}

/**
 * Records of the signed-in reader on this device. Reading one also deletes expired records and those of other
 * users.
 */
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
  /** Queue of storage operations: a record that is deleted while a large file is being written must not reappear. */
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
        // Stores the record without its file first, because the file may exceed the storage quota.
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
