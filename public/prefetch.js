// Behind the back office's door, before its code: for whom the stored token names among those whom the page admits, the frame of the
// screen takes the place of the sign that it is coming, and what it asks first is asked; where the server draws what the screen shows,
// one answer brings both. Who may see what, guard and server decide.
(() => {
  const { roles, always, unsearched, pictured } = document.currentScript.dataset;
  const MARGIN = 10_000;
  const bearer = () => {
    try {
      const token = localStorage.getItem('access_token');
      if (!(Number(localStorage.getItem('expires_at')) > Date.now() + MARGIN)) return null;
      const claims = JSON.parse(atob(token.split('.')[1].replaceAll('-', '+').replaceAll('_', '/')));
      return roles.split(' ').includes(claims['custom:role']) ? `Bearer ${token}` : null;
    } catch {
      return null;
    }
  };
  const sendForRest = () => {
    for (const link of document.querySelectorAll('link[rel="modulepreload"][media]')) link.removeAttribute('media');
  };
  const coming = document.getElementById('coming');
  const authorization = bearer();
  // Code that was at hand has come first and taken the page: nothing is left to be ahead of.
  if (coming === null || authorization === null) return sendForRest();
  const root = document.getElementById('root');
  root.replaceChildren(coming.content);
  const addresses = `${always} ${location.search ? '' : unsearched}`.split(' ').filter(Boolean);
  const ask = (address) => fetch(address, { headers: { accept: 'application/json', authorization } }).catch(() => null);
  const read = async (answer) => (answer?.status === 200 ? answer.json() : null);
  const picture = pictured === undefined ? null : ask(`/ahead${location.pathname}${location.search}`).then(read).catch(() => null);
  const answerTo = async (address) => {
    const body = (await picture)?.answers[address];
    return body === undefined ? ask(address) : new Response(body, { headers: { 'content-type': 'application/json' } });
  };
  const answers = new Map(addresses.map((address) => [address, picture ? answerTo(address) : ask(address)]));
  window.ahead = { authorization, sentAt: Date.now(), answers };
  const show = (drawn) => {
    const main = root.querySelector('[data-coming] main');
    if (drawn === null || main === null) return;
    // What an address asks for that asks for something in particular is known from here on.
    for (const address of Object.keys(drawn.answers)) if (!addresses.includes(address)) answers.set(address, answerTo(address));
    main.innerHTML = drawn.html;
    main.querySelector('style').sheet.insertRule(`@media all{${drawn.css}}`);
    // Links lead where they say. What needs the code cannot be pressed, nor typed into, before it is there.
    for (const part of main.querySelectorAll('button, input, select, textarea, summary')) part.inert = true;
  };
  // Behind it: what comes at the same time shares the line, and nobody can press anything before all of it is there.
  if (picture) picture.then(show).finally(sendForRest);
})();
