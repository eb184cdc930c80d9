// The browser's own voice, where it has one of the language that is spoken.
import { useSyncExternalStore } from 'react';

const synthesis = (): SpeechSynthesis | undefined =>
  typeof speechSynthesis === 'undefined' ? undefined : speechSynthesis;

/** The voice for a language: one of its own region before any other. */
export function voiceFor(
  locale: string,
  voices: readonly SpeechSynthesisVoice[],
): SpeechSynthesisVoice | undefined {
  // Some browsers write en_US.
  const tagOf = ({ lang }: SpeechSynthesisVoice) => lang.replace('_', '-').toLowerCase();
  const [language = ''] = locale.toLowerCase().split('-');
  const speaking = voices.filter((voice) => tagOf(voice).split('-')[0] === language);
  return speaking.find((voice) => tagOf(voice) === locale.toLowerCase()) ?? speaking[0];
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
}

/**
 * Says a text.
 * @param end called once: `said` at its end, `failed` where the browser could not say it
 * @returns what silences it; `end` is not called then
 */
export function speak(
  { text, locale, rate, volume }: Speech,
  end: (how: 'said' | 'failed') => void,
): () => void {
  const speech = synthesis();
  const voice = voiceFor(locale, speech?.getVoices() ?? []);
  if (speech === undefined || voice === undefined) {
    end('failed');
    return () => undefined;
  }
  const words = new SpeechSynthesisUtterance(text);
  Object.assign(words, { voice, lang: voice.lang, rate, volume });
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
