import { Refusal } from '../../refusal.ts';

interface Announcing {
  requestProductsZipUpload?: boolean | undefined;
}

/** Says no to an archive of products before anything is saved: nothing could be done with it. */
export function refuseArchive({ requestProductsZipUpload }: Announcing): void {
  if (requestProductsZipUpload === true)
    throw new Refusal('NOT_IMPLEMENTED', 'Importar productos desde un archivo todavía no está disponible.');
}
