// The browser's own voice, where it has one of the language that is spoken.
import { useSyncExternalStore } from 'react';

const synthesis = (): SpeechSynthesis | undefined =>
  typeof speechSynthesis === 'undefined' ? undefined : speechSynthesis;

/**
 * The voice for a language: one of its own region before any other.
 * @param speaker from 0; another one has another voice, where there are several
 */
export function voiceFor(
  locale: string,
  voices: readonly SpeechSynthesisVoice[],
  speaker = 0,
): SpeechSynthesisVoice | undefined {
  // Some browsers write en_US.
  const tagOf = ({ lang }: SpeechSynthesisVoice) => lang.replace('_', '-').toLowerCase();
  const [language = ''] = locale.toLowerCase().split('-');
  const speaking = voices.filter((voice) => tagOf(voice).split('-')[0] === language);
  const own = speaking.filter((voice) => tagOf(voice) === locale.toLowerCase());
  const inOrder = [...own, ...speaking.filter((voice) => !own.includes(voice))];
  return inOrder[speaker % Math.max(1, inOrder.length)];
}

function onVoices(changed: () => void): () => void {
  const speech = synthesis();
  speech?.addEventListener('voiceschanged', changed);
  return () => speech?.removeEventListener('voiceschanged', changed);
}

/** Whether this browser can say something in a language; its voices may come later than the page. */
export const useHasVoice = (locale: string): boolean =>
  useSyncExternalStore(
    onVoices,
    () => voiceFor(locale, synthesis()?.getVoices() ?? []) !== undefined,
    () => false,
  );

export interface Speech {
  readonly text: string;
  readonly locale: string;
  /** 1 as the voice speaks by itself. */
  readonly rate: number;
  /** 0 to 1. */
  readonly volume: number;
  /** Who speaks, from 0: each has a voice of their own, or a pitch where there is one voice. */
  readonly speaker?: number;
}

/**
 * Says a text.
 * @param end called once: `said` at its end, `failed` where the browser could not say it
 * @returns what silences it; `end` is not called then
 */
export function speak(
  { text, locale, rate, volume, speaker = 0 }: Speech,
  end: (how: 'said' | 'failed') => void,
): () => void {
  const speech = synthesis();
  const voices = speech?.getVoices() ?? [];
  const voice = voiceFor(locale, voices, speaker);
  if (speech === undefined || voice === undefined) {
    end('failed');
    return () => undefined;
  }
  const words = new SpeechSynthesisUtterance(text);
  const isShared = speaker > 0 && voice === voiceFor(locale, voices);
  Object.assign(words, { voice, lang: voice.lang, rate, volume, pitch: isShared ? 0.7 : 1 });
  let isOpen = true;
  const close = (how: 'said' | 'failed') => () => {
    if (isOpen) end(how);
    isOpen = false;
  };
  words.addEventListener('end', close('said'));
  words.addEventListener('error', close('failed'));
  speech.cancel();
  speech.speak(words);
  return () => {
    isOpen = false;
    speech.cancel();
  };
}
