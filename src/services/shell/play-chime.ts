/** Two notes, a rising third: pitch in Hz, start in seconds. */
const NOTES = [
  { pitch: 659, at: 0 },
  { pitch: 831, at: 0.14 },
];
const LENGTH = 0.5;
const LOUDNESS = 0.06;

/**
 * Chime of two soft notes. Browsers block sound until the user has interacted with the page; then, or without
 * audio, nothing happens. The same event is also visible on the screen.
 */
export async function playChime(open: () => AudioContext = () => new AudioContext()): Promise<void> {
  const sound = opened(open);
  if (!sound) return;
  try {
    // Before the first interaction, resuming would wait for it and then play for an old event.
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
