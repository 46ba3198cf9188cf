import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { playChime } from './play-chime.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** Fake AudioContext. `resume` sets the result of resuming it. */
function standIn(state: AudioContextState, resume: (sound: { state: string }) => Promise<void>) {
  const heard: { pitch: number; from: number; to: number; loudness: number }[] = [];
  let isOpen = true;
  const sound = {
    state,
    currentTime: 100,
    destination: 'the loudspeaker',
    resume: () => resume(sound),
    close: async () => void (isOpen = false),
    createGain: () => ({
      loudness: 0,
      gain: {
        value: 1,
        setValueAtTime(loudness: number) {
          this.value = loudness;
        },
        exponentialRampToValueAtTime: () => {},
      },
      reached: '',
      connect(to: string) {
        this.reached = to;
      },
    }),
    createOscillator() {
      const voice = {
        frequency: { value: 0 },
        way: null as ReturnType<typeof sound.createGain> | null,
        from: 0,
        connect(gain: ReturnType<typeof sound.createGain>) {
          voice.way = gain;
          return gain;
        },
        start: (at: number) => void (voice.from = at),
        stop: (to: number) => {
          if (voice.way?.reached !== sound.destination) return;
          heard.push({
            pitch: voice.frequency.value,
            from: voice.from - sound.currentTime,
            to: to - sound.currentTime,
            loudness: voice.way.gain.value,
          });
        },
      };
      return voice;
    },
  };
  // Only the parts of an AudioContext that the chime uses.
  return { open: () => sound as unknown as AudioContext, heard, isOpen: () => isOpen };
}

const wakes = async (sound: { state: string }) => void (sound.state = 'running');
const sleepsOn = () => new Promise<void>(() => {});

/** True if the chime has ended after so many ms. */
async function isOver(chime: Promise<void>, ms: number) {
  let hasEnded = false;
  void chime.then(() => (hasEnded = true));
  await vi.advanceTimersByTimeAsync(ms);
  return hasEnded;
}

test.each([
  ['that can be heard', 'running', sleepsOn],
  ['that was woken', 'suspended', wakes],
] as const)('R2.5 two soft notes, the second higher, on a page %s', async (_, state, resume) => {
  const { open, heard, isOpen } = standIn(state, resume);
  const chime = playChime(open);
  expect([await isOver(chime, 999), isOpen()]).toEqual([false, true]);
  expect([await isOver(chime, 1), isOpen()]).toEqual([true, false]);
  const [low, high] = heard;
  expect(heard.length).toBe(2);
  expect((high?.pitch ?? 0) > (low?.pitch ?? 0) && (high?.from ?? 0) > (low?.from ?? 0)).toBe(true);
  for (const { from, to, loudness } of heard)
    expect([to - from, loudness > 0 && loudness < 0.1, to <= 1]).toEqual([expect.closeTo(0.5), true, true]);
});

test('R2.5 on a page that nobody has touched there is none, and none that comes late', async () => {
  const { open, heard, isOpen } = standIn('suspended', sleepsOn);
  const chime = playChime(open);
  expect([await isOver(chime, 500), heard, isOpen()]).toEqual([true, [], false]);
});

test('R2.5 where a browser has no sound, or no more of it, nothing happens', async () => {
  expect('AudioContext' in globalThis).toBe(false);
  await playChime();
  await playChime(() => {
    throw new DOMException('too many', 'NotSupportedError');
  });
});
