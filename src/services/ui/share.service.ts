import type { SharedPage, ShareSheetResult } from '../../../contract/shell/shared-page.ts';

const contentOf = (selector: string) => document.head.querySelector(selector)?.getAttribute('content');

/** Page in this tab as it is shared: title without the market's name, description, canonical URL. */
export const readSharedPage = (title: string): SharedPage => ({
  title,
  text: contentOf('meta[name=description]') ?? '',
  url: document.head.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? location.href,
});

/** True on touch devices with a share sheet. With a mouse the dialog is faster, since it has WhatsApp on the web. */
export const hasShareSheet = (): boolean =>
  typeof navigator.share === 'function' && matchMedia('(pointer: coarse)').matches;

/** Opens the share sheet of the device. Must be called within a press. */
export async function openShareSheet(page: SharedPage | null): Promise<ShareSheetResult> {
  if (!page) return 'unavailable';
  try {
    await navigator.share({ ...page });
    return 'shared';
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'dismissed' : 'unavailable';
  }
}

/** Copies the URL of a page. False if the browser does not permit it. */
export async function copyAddress(page: SharedPage | null): Promise<boolean> {
  if (!page) return false;
  try {
    await navigator.clipboard.writeText(page.url);
    return true;
  } catch {
    return false;
  }
}
