// Behind the back office's door, before its code: for whom the stored token names among those whom the page admits, the frame of the
// screen takes the place of the sign that it is coming, and what it asks first is asked. Who may see what, guard and server decide.
(() => {
  const { roles, always, unsearched } = document.currentScript.dataset;
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
  const coming = document.getElementById('coming');
  const authorization = bearer();
  // Code that was at hand has come first and taken the page: nothing is left to be ahead of.
  if (coming === null || authorization === null) return;
  document.getElementById('root').replaceChildren(coming.content);
  const addresses = `${always} ${location.search ? '' : unsearched}`.split(' ').filter(Boolean);
  const ask = (address) => fetch(address, { headers: { accept: 'application/json', authorization } }).catch(() => null);
  window.ahead = {
    authorization,
    sentAt: Date.now(),
    answers: new Map(addresses.map((address) => [address, ask(address)])),
  };
})();
