/** Page as it is shared. `url` is canonical and absolute. */
export interface SharedPage {
  title: string;
  text: string;
  url: string;
}

/** Result of the device's share sheet; `unavailable`: it could not open. */
export type ShareSheetResult = 'shared' | 'dismissed' | 'unavailable';
