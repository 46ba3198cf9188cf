interface Announcing {
  requestUploadUrls?: boolean | undefined;
  imageTypes?: readonly unknown[] | undefined;
  requestProductsZipUpload?: boolean | undefined;
  productsZipInfo?: object | undefined;
}

/**
 * True if an update contains a field, or files together with the request for their upload URLs. Files or the request
 * alone do not count (R5.3, R5.18).
 */
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
