/** Nothing moves for those who asked for stillness. */
export const REDUCED_MOTION_CSS =
  '@media (prefers-reduced-motion:reduce){*,*::before,*::after{animation-duration:1ms!important;' +
  'animation-iteration-count:1!important;transition:none!important;scroll-behavior:auto!important}}';
