import { afterEach, describe, expect, test } from 'vitest';
import { interceptLinks } from './intercept-links.ts';

let stop = () => {};
afterEach(() => {
  stop();
  document.body.innerHTML = '';
});

/** Page with a link around a word. Records whether the page sees a click on the word, and which links are followed. */
function press(link: string, init: MouseEventInit = {}, takes = true) {
  document.body.innerHTML = `<main><a ${link}><b>palabra</b></a></main>`;
  const followed: string[] = [];
  let heard = 0;
  const onClick = (event: Event) => {
    heard += 1;
    event.preventDefault();
  };
  document.body.addEventListener('click', onClick);
  stop = interceptLinks((href) => {
    followed.push(new URL(href).pathname);
    return takes;
  });
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
  document.querySelector('b')?.dispatchEvent(event);
  document.body.removeEventListener('click', onClick);
  stop();
  return { followed, heard };
}

describe(interceptLinks, () => {
  test('R2.25 a press that is taken over is followed, and the page hears nothing of it', () => {
    expect(press('href="/products/7"')).toEqual({ followed: ['/products/7'], heard: 0 });
  });

  test('any other goes on to the page', () => {
    expect(press('href="/products/7"', {}, false)).toEqual({ followed: ['/products/7'], heard: 1 });
  });

  test.each<[string, string, MouseEventInit]>([
    ['with a key for another tab', 'href="/products/7"', { ctrlKey: true }],
    ['with that of a Mac', 'href="/products/7"', { metaKey: true }],
    ['with another button', 'href="/products/7"', { button: 1 }],
    ['of a link to another tab', 'href="/products/7" target="_blank"', {}],
    ['of a file', 'href="/products/7" download', {}],
    ['of another site', 'href="https://elsewhere.example/"', {}],
    ['of what leads nowhere', '', {}],
  ])('a press %s is the browser’s', (_, link, init) => {
    expect(press(link, init)).toEqual({ followed: [], heard: 1 });
  });

  test('once it is told to stop it hears nothing', () => {
    document.body.innerHTML = '<a href="/products/7">x</a>';
    const followed: string[] = [];
    interceptLinks((href) => followed.push(href) > 0)();
    document.body.addEventListener('click', (event) => event.preventDefault(), { once: true });
    document.querySelector('a')?.click();
    expect(followed).toEqual([]);
  });
});
