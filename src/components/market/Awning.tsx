import { chakra, type SystemStyleObject } from '@chakra-ui/react/styled-system';

interface AwningProps {
  /** Approximate width of one stripe in px; it adapts so that whole pairs fit. */
  stripe?: number;
  /** Height of the sloping roof in px; 0 shows the hanging edge alone. */
  roof?: number;
  /** Height of the hanging, scalloped edge in px. */
  drop?: number;
  /** Animates once at its first appearance. */
  sways?: boolean;
}

const stripes = (stripe: number, shade: string) =>
  `${shade}, linear-gradient(90deg, var(--td-colors-awning-a) 50%, var(--td-colors-awning-b) 0) 0 0 / ${stripe * 2}px 100% round`;

const roofStyle = (stripe: number, roof: number): SystemStyleObject => ({
  height: `${roof}px`,
  background: stripes(stripe, 'linear-gradient(rgb(30 12 0 / .26), rgb(30 12 0 / 0) 85%)'),
  transform: `perspective(${Math.round(roof * 4.5)}px) rotateX(34deg)`,
  transformOrigin: '50% 100%',
});

const edgeStyle = (stripe: number, drop: number, sways: boolean): SystemStyleObject => {
  const scallop = Math.min(stripe / 2, drop);
  const tile = `${stripe * 2}px ${scallop}px`;
  return {
    height: `${drop}px`,
    background: stripes(stripe, 'linear-gradient(rgb(30 12 0 / .28), rgb(30 12 0 / 0) 5px)'),
    maskImage:
      'linear-gradient(#000, #000), radial-gradient(25% 100% at 25% 0, #000 96%, #0000), radial-gradient(25% 100% at 75% 0, #000 96%, #0000)',
    maskPosition: '0 0, 0 100%, 0 100%',
    maskRepeat: 'no-repeat, round no-repeat, round no-repeat',
    maskSize: `100% ${drop - scallop + 0.5}px, ${tile}, ${tile}`,
    transformOrigin: '50% 0',
    ...(sways ? { animation: 'sway 1400ms ease-out 1' } : {}),
  };
};

/** Striped awning in the two colours of its context (store or market). */
export function Awning({ stripe = 22, roof = 0, drop = 16, sways = false }: AwningProps) {
  return (
    <chakra.span
      display="grid"
      aria-hidden="true"
      filter="drop-shadow(0 3px 2px rgb(60 28 4 / .28))"
      perspective="300px"
      overflowX="clip"
      pointerEvents="none"
      data-part="awning"
    >
      {roof > 0 ? <chakra.span css={roofStyle(stripe, roof)} /> : null}
      <chakra.span css={edgeStyle(stripe, drop, sways)} />
    </chakra.span>
  );
}
