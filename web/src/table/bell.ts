/** A soft sound of two notes: it is your turn. */
export function ring(): void {
  const audio = new AudioContext();
  for (const [at, pitch] of [
    [0, 660],
    [0.16, 880],
  ] as const) {
    const tone = audio.createOscillator();
    const loudness = audio.createGain();
    tone.frequency.value = pitch;
    tone.type = "sine";
    loudness.gain.setValueAtTime(0, audio.currentTime + at);
    loudness.gain.linearRampToValueAtTime(0.12, audio.currentTime + at + 0.02);
    loudness.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + at + 0.5);
    tone.connect(loudness).connect(audio.destination);
    tone.start(audio.currentTime + at);
    tone.stop(audio.currentTime + at + 0.6);
  }
  setTimeout(() => void audio.close(), 1000);
}
