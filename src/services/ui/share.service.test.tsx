import { afterEach, describe, expect, test, vi } from 'vitest';
import { copyAddress, hasShareSheet, openShareSheet, readSharedPage } from './share.service.ts';

const page = { title: 'Miel', text: '6,50 €', url: 'https://mercado.test/products/1' };

afterEach(() => {
  vi.unstubAllGlobals();
  document.head.replaceChildren();
});

/** Navigator of a device with a share sheet that answers so, and a clipboard. */
const stubDevice = (
  share?: (page: unknown) => Promise<void>,
  writeText: (text: string) => Promise<void> = () => Promise.resolve(),
) => vi.stubGlobal('navigator', { ...(share && { share }), clipboard: { writeText } });

describe('the shared page', () => {
  test('has the canonical URL and the description', () => {
    document.head.innerHTML =
      '<meta name="description" content="6,50 € · La Colmena"><link rel="canonical" href="https://mercado.test/products/1">';
    expect(readSharedPage('Miel')).toEqual({
      title: 'Miel',
      text: '6,50 € · La Colmena',
      url: 'https://mercado.test/products/1',
    });
  });

  test('has the URL of the tab if it has no canonical one', () => {
    expect(readSharedPage('Miel')).toEqual({ title: 'Miel', text: '', url: location.href });
  });
});

describe('the share sheet', () => {
  test.each([
    [true, true, true],
    [false, true, false],
    [true, false, false],
  ])('with navigator.share: %s, touch: %s → used: %s', (has, isCoarse, expected) => {
    stubDevice(has ? () => Promise.resolve() : undefined);
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(pointer: coarse)' && isCoarse }));
    expect(hasShareSheet()).toBe(expected);
  });

  test.each([
    ['shared', () => Promise.resolve()],
    ['dismissed', () => Promise.reject(new DOMException('closed', 'AbortError'))],
    ['unavailable', () => Promise.reject(new DOMException('no press', 'NotAllowedError'))],
    ['unavailable', () => Promise.reject(new TypeError('no'))],
  ])('answers %s', async (expected, answer) => {
    const share = vi.fn<(shared: unknown) => Promise<void>>(answer);
    stubDevice(share);
    expect(await openShareSheet(page)).toBe(expected);
    expect(share).toHaveBeenCalledExactlyOnceWith(page);
  });
});

describe('copying', () => {
  test('puts the URL into the clipboard', async () => {
    const writeText = vi.fn<(text: string) => Promise<void>>(() => Promise.resolve());
    stubDevice(undefined, writeText);
    expect(await copyAddress(page)).toBe(true);
    expect(writeText).toHaveBeenCalledExactlyOnceWith(page.url);
  });

  test('answers false if the browser does not permit it', async () => {
    stubDevice(undefined, () => Promise.reject(new DOMException('no', 'NotAllowedError')));
    expect(await copyAddress(page)).toBe(false);
  });
});
