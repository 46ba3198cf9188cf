import { darker, lighter } from './color.ts';

/** Preserving jar with a filling of the given colour as SVG, 400 × 500. */
export const jarOf = (
  fill: string,
): string => `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="500" viewBox="0 0 200 250">
  <linearGradient id="fill"><stop offset="0" stop-color="${darker(fill, 0.2)}"/><stop offset=".16" stop-color="${lighter(fill, 0.16)}"/>
    <stop offset=".5" stop-color="${fill}"/><stop offset=".86" stop-color="${darker(fill, 0.3)}"/><stop offset="1" stop-color="${darker(fill, 0.1)}"/></linearGradient>
  <linearGradient id="glow" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".16"/>
    <stop offset=".55" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="${darker(fill, 0.6)}" stop-opacity=".5"/></linearGradient>
  <linearGradient id="glass"><stop offset="0" stop-color="#e9f3f2"/><stop offset=".2" stop-color="#ffffff"/><stop offset="1" stop-color="#b9cfd3"/></linearGradient>
  <linearGradient id="lid"><stop offset="0" stop-color="#b98435"/><stop offset=".22" stop-color="#ffe3a1"/><stop offset=".55" stop-color="#e0ac55"/><stop offset="1" stop-color="#8f5f20"/></linearGradient>
  <linearGradient id="round"><stop offset="0" stop-color="#5a3010" stop-opacity=".22"/><stop offset=".25" stop-color="#fff" stop-opacity=".12"/><stop offset="1" stop-color="#5a3010" stop-opacity=".3"/></linearGradient>
  <path d="M46 44 H154 V62 C176 66 184 80 184 98 V214 a28 28 0 0 1 -28 28 H44 a28 28 0 0 1 -28 -28 V98 C16 80 24 66 46 62 Z" fill="url(#glass)"/>
  <path id="content" d="M22 92 H178 V212 a24 24 0 0 1 -24 24 H46 a24 24 0 0 1 -24 -24 Z" fill="url(#fill)"/>
  <path d="M22 92 H178 V212 a24 24 0 0 1 -24 24 H46 a24 24 0 0 1 -24 -24 Z" fill="url(#glow)"/>
  <ellipse cx="100" cy="92" rx="78" ry="8" fill="${lighter(fill, 0.34)}"/>
  <rect x="40" y="122" width="120" height="80" rx="7" fill="#fdf6e4"/>
  <rect x="45" y="127" width="110" height="70" rx="4" fill="none" stroke="${darker(fill, 0.25)}" stroke-width="2"/>
  <circle cx="100" cy="151" r="13" fill="${fill}"/><path d="M100 139 q8 -10 16 -6 q-4 9 -16 6" fill="#6d8a3a"/>
  <path d="M66 176 q9 -6 17 0 t17 0 t17 0 t17 0 M78 187 h44" fill="none" stroke="#4a3524" stroke-width="2.4" stroke-linecap="round"/>
  <rect x="40" y="122" width="120" height="80" rx="7" fill="url(#round)"/>
  <rect x="28" y="84" width="10" height="132" rx="5" fill="#fff" opacity=".55"/><rect x="42" y="84" width="4" height="28" rx="2" fill="#fff" opacity=".5"/>
  <rect x="170" y="100" width="4" height="104" rx="2" fill="#fff" opacity=".35"/>
  <rect x="36" y="10" width="128" height="40" rx="10" fill="url(#lid)"/>
  <rect x="36" y="10" width="128" height="9" rx="4.5" fill="#fff3cd" opacity=".55"/>
  <path d="M38 42 h124" stroke="#7a4d17" stroke-opacity=".5" stroke-width="2"/>
</svg>`;
