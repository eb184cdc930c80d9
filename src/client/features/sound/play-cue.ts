// Plays the tones through Web Audio; silent before a gesture and where the browser has no sound.
import { deviceState } from '#client/base/device.ts';
import { type Cue, cues } from './tones.ts';

/** At full volume. */
const LOUDEST = 0.3;
let context: AudioContext | undefined;

/**
 * Sounds a cue at once, if sounds are on and the learner has touched the page before.
 * @param isOn the learner's own switch
 */
export function playCue(cue: Cue, isOn: boolean): void {
  // Before a gesture a browser would hold the tone back and sound it later, at a wrong moment.
  const { volume, quietMode } = deviceState().settings;
  if (!isOn || quietMode || volume === 0) return;
  if (typeof AudioContext === 'undefined' || !navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  const audio = context;
  if (audio.state === 'suspended') audio.resume().catch(() => undefined);
  const start = audio.currentTime + 0.02;
  for (const note of cues[cue]) {
    const tone = audio.createOscillator();
    const gain = audio.createGain();
    tone.type = 'triangle';
    tone.frequency.value = note.hertz;
    const from = start + note.at;
    gain.gain.setValueAtTime(0.0001, from);
    gain.gain.exponentialRampToValueAtTime(LOUDEST * (volume / 100) * note.loud, from + 0.012);
    gain.gain.exponentialRampToValueAtTime(0.0001, from + note.lasts);
    tone.connect(gain).connect(audio.destination);
    tone.start(from);
    tone.stop(from + note.lasts + 0.02);
  }
}
