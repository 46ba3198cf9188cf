// Starts the application without holding up the first paint: chunk after chunk, each in a task of its own.
// Clicks that come before the page is alive are kept and given back to it. A page that cannot start says so.
(() => {
  const chunks = Array.from(document.querySelectorAll('link[rel="modulepreload"]'), ({ href }) => href);
  const early = [];
  let isAlive = false;
  const keep = (event) => {
    const target = event.target.closest && event.target.closest('button, summary, [role="button"], label:has([type="radio"], [type="checkbox"])');
    if (!target || !document.getElementById('root').contains(target)) return;
    event.preventDefault();
    event.stopPropagation();
    if (!early.includes(target)) early.push(target);
    target.setAttribute('data-heard', '');
  };
  const keepForm = (event) => {
    event.preventDefault();
    const button = event.target.querySelector('[type="submit"]');
    if (button && !early.includes(button)) early.push(button);
  };
  addEventListener('click', keep, true);
  addEventListener('submit', keepForm, true);
  const stopKeeping = () => {
    removeEventListener('click', keep, true);
    removeEventListener('submit', keepForm, true);
    for (const target of early) target.removeAttribute('data-heard');
  };
  addEventListener('market:alive', () => {
    isAlive = true;
    stopKeeping();
    for (const target of early) if (target.isConnected) target.click();
  }, { once: true });

  // Forms are sent by the browser from here on, links lead on; only what needs the application does nothing.
  const reportBroken = () => {
    stopKeeping();
    document.querySelector('#root [data-loading]')?.remove();
    const notice = document.createElement('div');
    notice.role = 'alert';
    notice.style = 'position:sticky;top:0;z-index:9;background:Canvas';
    notice.innerHTML = 'No hemos podido cargar la página. <button style="padding:9px">Reintentar</button>';
    const show = () => document.body.prepend(notice);
    const retry = notice.lastChild;
    // Without a line the browser's own error would take the place of what can still be read.
    retry.onclick = () => fetch('').then(() => location.reload(), () => {
      show();
      retry.focus();
    });
    show();
  };
  addEventListener('market:broken', reportBroken, { once: true });

  // What is far below need not be laid out again for each font and sheet that comes: when the page is alive, piece by piece.
  // Its size is known before it is passed over, so nothing moves.
  const far = document.createElement('style');
  document.head.append(far);
  // As rules: of texts, the content policy admits those that the page brought.
  const { sheet } = far;
  const { cssRules } = sheet;
  // The home page begins with its hero, which is no section.
  for (const which of ['main section:nth-of-type(n+4)', '[data-part=home-hero]~section:nth-of-type(n+2)', 'main section:nth-of-type(3)'])
    sheet.insertRule(`${which}{contain-intrinsic-size:auto 9rem}`);
  requestAnimationFrame(() => setTimeout(() => {
    for (const { style } of cssRules) style.contentVisibility = 'auto';
  }));
  const draw = () => {
    if (!cssRules.length) return;
    sheet.deleteRule(0);
    (window.requestIdleCallback || setTimeout)(draw);
  };
  addEventListener('market:alive', () => setTimeout(draw, 500), { once: true });

  // The rules say which styles the page brought. Emotion reads it off an empty sheet: it moves what it reads, and all would be styled anew.
  const nameStyles = () => {
    const names = Array.from(document.querySelector('[data-emotion]').textContent.matchAll(/\.css-(\w+)/g), ([, name]) => name);
    const named = document.createElement('style');
    named.dataset.emotion = `css ${[...new Set(names)].join(' ')}`;
    named.dataset.s = '';
    document.head.append(named);
  };

  const load = async (folder) => {
    for (const chunk of chunks) await import(chunk.replace('/assets/', folder));
  };
  // A module that could not be fetched may stay failed under its address, so all of them are asked for once more under another.
  // The code of a screen that fails once the page is alive is asked for by the application again.
  const start = async () => {
    nameStyles();
    await load('/assets/').catch(() => isAlive || load('/again/assets/')).catch((error) => {
      isAlive || reportBroken();
      throw error;
    });
  };
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start, { once: true });
  else start();
})();
