// Plays a narration: each scene stays until its caption is said, by the voice or by the time it takes to read.
import { useEffect, useReducer, useState } from 'react';
import { useDevice } from '#client/base/device.ts';
import { useLocale } from '#client/base/language/language.tsx';
import { localized } from '#client/base/language/localized.ts';
import type { Locale } from '#contract/fields.ts';
import type { NarrationView, SceneView } from '#contract/narration.ts';
import { sceneSeconds } from '#domain/narration/narration.ts';
import {
  type NarrationEvent,
  type NarrationRun,
  runAfter,
  type Speed,
  startOfRun,
} from '#domain/narration/narration-run.ts';
import { speak, useHasVoice } from './voice.ts';

/** Between two scenes, so that a voice takes breath. */
const BREATH_MS = 500;

export interface NarrationPlayer {
  readonly run: NarrationRun;
  readonly scenes: readonly SceneView[];
  readonly caption: string;
  readonly speed: Speed;
  /** This browser has a voice of the language. */
  readonly hasVoice: boolean;
  readonly isVoiceOn: boolean;
  readonly tell: (event: NarrationEvent) => void;
  readonly setSpeed: (speed: Speed) => void;
  readonly setVoice: (isOn: boolean) => void;
}

/** @param lang set where it is told in English whatever the page speaks */
export function useNarration({ chapters }: NarrationView, lang?: 'en'): NarrationPlayer {
  const scenes = chapters.flatMap((chapter) => chapter.scenes);
  const page = useLocale();
  const locale: Locale = lang === undefined ? page : 'en-US';
  const { volume, quietMode } = useDevice().settings;
  const [run, tell] = useReducer(
    (before: NarrationRun, event: NarrationEvent) => runAfter(before, event, scenes.length),
    startOfRun,
  );
  const [speed, setSpeed] = useState<Speed>(1);
  const [isVoiceWanted, setVoice] = useState(!quietMode && volume > 0);
  const hasVoice = useHasVoice(locale);
  const isVoiceOn = hasVoice && isVoiceWanted;
  const scene = scenes[run.scene];
  const caption = scene === undefined ? '' : localized(scene.say, locale);
  const speaker = scene?.picture.kind === 'speaker' ? scene.picture.speaker : 0;
  const { scene: index, isPlaying } = run;

  useEffect(() => {
    if (!isPlaying) return;
    let timer = 0;
    const said = () => tell({ kind: 'said', scene: index });
    const read = () => {
      timer = window.setTimeout(said, sceneSeconds(caption, speed) * 1000);
    };
    const silence = isVoiceOn
      ? // A volume of 0 is for tones: who switched the voice on wants to hear it.
        speak(
          { text: caption, locale, rate: speed, volume: (volume || 100) / 100, speaker },
          (how) => {
            if (how === 'failed') read();
            else timer = window.setTimeout(said, BREATH_MS);
          },
        )
      : undefined;
    if (silence === undefined) read();
    return () => {
      window.clearTimeout(timer);
      silence?.();
    };
  }, [isPlaying, index, caption, speaker, locale, speed, isVoiceOn, volume]);

  return { run, scenes, caption, speed, hasVoice, isVoiceOn, tell, setSpeed, setVoice };
}
