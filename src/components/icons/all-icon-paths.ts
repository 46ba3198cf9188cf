import { ICON_PATHS } from './icon-paths.ts';

/** All icon outlines; screens after the first page load use them. */
export const ALL_ICON_PATHS = {
  ...ICON_PATHS,
  house: 'M3.5 11.5 12 4l8.5 7.5M6 9.5V20h12V9.5M10 20v-5.5h4V20',
  truck:
    'M2.5 6h11v10h-11V6ZM13.5 10h4l4 3.5V16h-8M8 18a2 2 0 1 1-4 0 2 2 0 0 1 4 0ZM19.5 18a2 2 0 1 1-4 0 2 2 0 0 1 4 0Z',
  hands:
    'M4 12V8a1.5 1.5 0 0 1 3 0V5.5a1.5 1.5 0 0 1 3 0v-1a1.5 1.5 0 0 1 3 0v2a1.5 1.5 0 0 1 3 0V13l1.6-2.2a1.6 1.6 0 0 1 2.6 1.9L16.5 18A6 6 0 0 1 11.5 20.5C7 20.5 4 18 4 14v-2Z',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12ZM15 12a3 3 0 1 1-6 0 3 3 0 0 1 6 0Z',
  eyeOff:
    'M4 4l16 16M9.5 6A9 9 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a17 17 0 0 1-3 3.6M6 7.5A16 16 0 0 0 2.5 12S6 18.5 12 18.5c1.6 0 3-.4 4.2-1M10 10a3 3 0 0 0 4 4',
  menu: 'M4 7h16M4 12h16M4 17h16',
  edit: 'M4 20l1-4.5L16.5 4 20 7.5 8.5 19 4 20ZM14 6.5 17.5 10',
  upload: 'M12 16V4M7 9l5-5 5 5M4 16v4h16v-4',
  download: 'M12 4v12M7 11l5 5 5-5M4 16v4h16v-4',
  chart: 'M4 4v16h16M8 16v-5M12.5 16V7M17 16v-3',
  refresh: 'M20 12a8 8 0 1 1-2.4-5.7L20 8.5M20 4v4.5h-4.5',
  pin: 'M12 21s7-6.2 7-11.5a7 7 0 0 0-14 0C5 14.8 12 21 12 21ZM14.5 9.5a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0Z',
  people:
    'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM2.5 20c.5-3.5 3-5.5 6.5-5.5s6 2 6.5 5.5M15.5 4.2a3.5 3.5 0 0 1 0 6.6M17.5 14.9c2.3.6 3.7 2.4 4 5.1',
  letter: 'M3 5.5h18v13H3v-13ZM3.5 6.5 12 13l8.5-6.5',
  lock: 'M6 11h12v9H6v-9ZM8.5 11V8a3.5 3.5 0 0 1 7 0v3',
} as const;

export type AnyIconName = keyof typeof ALL_ICON_PATHS;
