/** In Hz and seconds: a third upwards, soft. */
const NOTES = [
  { pitch: 659, at: 0 },
  { pitch: 831, at: 0.14 },
];
const LENGTH = 0.5;
const LOUDNESS = 0.06;

/**
 * Two soft notes. Browsers are silent until somebody has touched the page, and where they have no sound nothing happens: what is
 * told is on the screen too.
 */
export async function playChime(open: () => AudioContext = () => new AudioContext()): Promise<void> {
  const sound = opened(open);
  if (!sound) return;
  try {
    // Before the first touch this would wait for it, and ring for an order of long ago.
    if (sound.state !== 'running') await Promise.race([sound.resume(), sleep(LENGTH)]);
    if (sound.state !== 'running') return;
    for (const { pitch, at } of NOTES) {
      const [voice, gain] = [sound.createOscillator(), sound.createGain()];
      const from = sound.currentTime + at;
      voice.frequency.value = pitch;
      gain.gain.setValueAtTime(LOUDNESS, from);
      gain.gain.exponentialRampToValueAtTime(0.0001, from + LENGTH);
      voice.connect(gain).connect(sound.destination);
      voice.start(from);
      voice.stop(from + LENGTH);
    }
    await sleep(2 * LENGTH);
  } finally {
    void sound.close();
  }
}

function opened(open: () => AudioContext): AudioContext | null {
  try {
    return open();
  } catch {
    return null;
  }
}

const sleep = (seconds: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, seconds * 1_000);
  });
