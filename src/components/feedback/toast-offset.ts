/** Bottom offset of toasts and banners on the phone (CSS length): above the bars at the foot of the window. */
export const TOAST_OFFSET = 'calc(var(--foot, 72px) + env(safe-area-inset-bottom))';
