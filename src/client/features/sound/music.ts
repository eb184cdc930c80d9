// Background music, made as it is played: soft tones that come and go, with a little echo.
import { PHRASE_SECONDS, phraseOf } from './music-notes.ts';

/** At full volume; it stays under what is read and heard beside it. */
const LOUDEST = 0.12;
const FADE_SECONDS = 1.2;

export interface Music {
  /** 0 to 100. */
  setVolume(volume: number): void;
  stop(): void;
}

/** Begins to play. A browser that wants a gesture first holds it back until there is one. */
export function startMusic(volume: number): Music {
  const audio = new AudioContext();
  const master = audio.createGain();
  master.gain.value = 0;
  const soft = audio.createBiquadFilter();
  soft.type = 'lowpass';
  soft.frequency.value = 900;
  const echo = audio.createDelay(2);
  echo.delayTime.value = 0.63;
  const feedback = audio.createGain();
  feedback.gain.value = 0.35;
  soft.connect(master);
  soft.connect(echo).connect(feedback).connect(echo);
  feedback.connect(master);
  master.connect(audio.destination);

  let phrases = 0;
  let nextAt = audio.currentTime + 0.1;
  const playAhead = () => {
    // A context that waits for a gesture stands still: nothing piles up meanwhile.
    while (nextAt < audio.currentTime + 2) {
      for (const note of phraseOf(phrases, Math.random)) {
        const from = nextAt + note.at;
        const tone = audio.createOscillator();
        const gain = audio.createGain();
        tone.type = 'sine';
        tone.frequency.value = note.hertz;
        gain.gain.setValueAtTime(0, from);
        gain.gain.linearRampToValueAtTime(note.loud, from + note.lasts * 0.4);
        gain.gain.linearRampToValueAtTime(0, from + note.lasts);
        tone.connect(gain).connect(soft);
        tone.start(from);
        tone.stop(from + note.lasts);
      }
      phrases += 1;
      nextAt += PHRASE_SECONDS;
    }
  };
  const fadeTo = (gain: number) =>
    master.gain.setTargetAtTime(gain, audio.currentTime, FADE_SECONDS / 3);
  const wake = () => void audio.resume().catch(() => undefined);
  const onGesture = () => audio.state === 'suspended' && !document.hidden && wake();
  // Nobody who has left the page hears it go on.
  const onHidden = () => {
    if (document.hidden) void audio.suspend();
    else wake();
  };
  playAhead();
  const timer = setInterval(playAhead, 500);
  window.addEventListener('pointerdown', onGesture);
  window.addEventListener('keydown', onGesture);
  document.addEventListener('visibilitychange', onHidden);
  if (document.hidden) void audio.suspend();
  fadeTo(LOUDEST * (volume / 100));
  return {
    setVolume: (now) => fadeTo(LOUDEST * (now / 100)),
    stop() {
      clearInterval(timer);
      window.removeEventListener('pointerdown', onGesture);
      window.removeEventListener('keydown', onGesture);
      document.removeEventListener('visibilitychange', onHidden);
      fadeTo(0);
      setTimeout(() => void audio.close(), FADE_SECONDS * 1_000);
    },
  };
}
