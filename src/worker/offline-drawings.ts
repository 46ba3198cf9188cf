const CLOTH = 'var(--td-colors-awning-a)';
const CREAM = 'var(--td-colors-awning-b)';
const WOOD = 'var(--td-colors-wood)';
const OUTLINE = `stroke="${WOOD}" stroke-width="2" stroke-linejoin="round"`;

/** Logo of the market. */
export const WORDMARK = `<span class="wordmark"><svg aria-hidden="true" width="1.25em" height="1.1em" viewBox="0 0 40 35" fill="none"><path d="M6.5 17v16M33.5 17v16M4 33h32" stroke="currentColor" stroke-width="3" stroke-linecap="round"/><path d="M7 2h26l6 13a5 5 0 0 1-9.5 1.5A5 5 0 0 1 20 16.5 5 5 0 0 1 10.5 16.5 5 5 0 0 1 1 15L7 2Z" fill="${CREAM}"/><path d="M7 2h6.5l-3 14.5A5 5 0 0 1 1 15L7 2ZM20 2h6.5l3 14.5A5 5 0 0 1 20 16.5V2Z" fill="${CLOTH}"/><path d="M7 2h26l6 13a5 5 0 0 1-9.5 1.5A5 5 0 0 1 20 16.5 5 5 0 0 1 10.5 16.5 5 5 0 0 1 1 15L7 2Z" stroke="currentColor" stroke-width="1.5" stroke-linejoin="round"/></svg>Tenderete</span>`;

const scallop = (at: number) =>
  `<path d="M${36 + at * 25.6} 62h25.6v4a12.8 12.8 0 0 1-25.6 0v-4Z" fill="${at % 2 === 0 ? CLOTH : CREAM}" ${OUTLINE}/>`;

/** Drawing of a closed stall. */
export const OFFLINE_DRAWING = `<svg aria-hidden="true" width="200" height="160" viewBox="0 0 200 160" fill="none"><ellipse cx="100" cy="146" rx="84" ry="8" fill="var(--td-colors-line)"/><path d="M48 70v76M152 70v76" stroke="${WOOD}" stroke-width="6" stroke-linecap="round"/><path d="M52 74h96v68H52Z" fill="var(--td-colors-kraft)" ${OUTLINE}/><path d="M52 91h96M52 108h96M52 125h96" stroke="${WOOD}" stroke-width="2"/><path d="M92 133h16" stroke="${WOOD}" stroke-width="4" stroke-linecap="round"/><path d="M50 42h100l14 20H36l14-20Z" fill="${CREAM}" ${OUTLINE}/><path d="M50 42h20l-8 20H36l14-20ZM90 42h20v20H88l2-20ZM130 42h20l14 20h-26l-8-20Z" fill="${CLOTH}"/>${[0, 1, 2, 3, 4].map(scallop).join('')}</svg>`;
