// Starts the application without holding up the first paint: chunk after chunk, each in a task of its own.
// Clicks that come before the page is alive are kept and given back to it.
(() => {
  const chunks = Array.from(document.querySelectorAll('link[rel="modulepreload"]'), ({ href }) => href);
  const early = [];
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
  addEventListener('market:alive', () => {
    removeEventListener('click', keep, true);
    removeEventListener('submit', keepForm, true);
    for (const target of early) {
      target.removeAttribute('data-heard');
      if (target.isConnected) target.click();
    }
  }, { once: true });

  // What is far below need not be laid out again for each font and sheet that comes: when the page is alive, piece by piece.
  // Its size is known before it is passed over, so nothing moves.
  const far = document.createElement('style');
  far.textContent = ['3', 'n+4']
    .map((which) => `main section:nth-of-type(${which}){contain-intrinsic-size:auto 9rem}`)
    .join('');
  document.head.append(far);
  const { cssRules } = far.sheet;
  requestAnimationFrame(() => setTimeout(() => {
    for (const { style } of cssRules) style.contentVisibility = 'auto';
  }));
  const draw = () => {
    if (!cssRules.length) return;
    far.sheet.deleteRule(0);
    (window.requestIdleCallback || setTimeout)(draw);
  };
  addEventListener('market:alive', () => setTimeout(draw, 500), { once: true });

  // The rules say which styles the page brought. Emotion reads it off an empty sheet: it moves what it reads, and all would be styled anew.
  const nameStyles = () => {
    const names = Array.from(document.querySelector('[data-emotion]').textContent.matchAll(/\.css-(\w+)/g), ([, name]) => name);
    const sheet = document.createElement('style');
    sheet.dataset.emotion = `css ${[...new Set(names)].join(' ')}`;
    sheet.dataset.s = '';
    document.head.append(sheet);
  };

  const start = async () => {
    nameStyles();
    for (const chunk of chunks) await import(chunk);
  };
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start, { once: true });
  else start();
})();
