/** Disables animations for users who prefer reduced motion. */
export const REDUCED_MOTION_CSS =
  '@media (prefers-reduced-motion:reduce){*,*::before,*::after{animation-duration:1ms!important;' +
  'animation-iteration-count:1!important;transition:none!important;scroll-behavior:auto!important}}';
