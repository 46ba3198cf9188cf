interface Announcing {
  requestUploadUrls?: boolean | undefined;
  imageTypes?: readonly unknown[] | undefined;
  requestProductsZipUpload?: boolean | undefined;
  productsZipInfo?: object | undefined;
}

/** Whether an update says anything: a field, or files with where they go asked for. Either of the two alone is nothing (R5.3, R5.18). */
export function hasChanges({
  requestUploadUrls = false,
  imageTypes = [],
  requestProductsZipUpload = false,
  productsZipInfo,
  ...fields
}: Announcing): boolean {
  return (
    Object.values(fields).some((field) => field !== undefined) ||
    (requestUploadUrls && imageTypes.length > 0) ||
    (requestProductsZipUpload && productsZipInfo !== undefined)
  );
}
