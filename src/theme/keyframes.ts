import { defineKeyframes } from '@chakra-ui/react/styled-system';

export const keyframes = defineKeyframes({
  sway: {
    '0%': { transform: 'rotateX(0)' },
    '25%': { transform: 'rotateX(-26deg)' },
    '55%': { transform: 'rotateX(12deg)' },
    '80%': { transform: 'rotateX(-6deg)' },
    '100%': { transform: 'rotateX(0)' },
  },
  shimmer: { from: { opacity: '1' }, '50%': { opacity: '0.5' }, to: { opacity: '1' } },
  turn: { to: { transform: 'rotate(360deg)' } },
  bump: {
    '0%': { transform: 'scale(1)' },
    '40%': { transform: 'scale(1.35)' },
    '100%': { transform: 'scale(1)' },
  },
  rise: { from: { opacity: '0', transform: 'translateY(12px)' }, to: { opacity: '1', transform: 'none' } },
  slide: { from: { transform: 'translateX(100%)' }, to: { transform: 'none' } },
});
