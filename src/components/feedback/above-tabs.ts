/** Where news stands on the phone, where there is one place for all: above the bars at its foot. */
export const ABOVE_TABS = 'calc(var(--foot, 72px) + env(safe-area-inset-bottom))';
