// A narration plays when it is asked to, shows what it says, and is moved by keys.
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LanguageProvider } from '#client/base/language/language.tsx';
import { loadTexts } from '#client/base/language/page-texts.ts';
import type { NarrationView } from '#contract/narration.ts';
import { sceneSeconds } from '#domain/narration/narration.ts';
import { DrawnScreen } from './drawn-screen.tsx';
import { NarrationPlayer } from './narration-player.tsx';
import { voiceFor } from './voice.ts';

const text = (en: string) => ({ en, es: en, fr: en, de: en });
const part = { id: 'go', look: 'button', at: [1, 1, 4, 1], says: 'narration.play' } as const;
const none = { sign: null, icon: null, share: null, mark: null };
const narration: NarrationView = {
  id: 'one',
  title: text('One'),
  summary: text('Of one'),
  screens: { first: [{ ...part, ...none, at: [1, 1, 4, 1] }] },
  chapters: [
    {
      title: text('Begin'),
      scenes: [
        { picture: { kind: 'screen', screen: 'first', point: 'go' }, say: text('First words.') },
        { picture: { kind: 'screen', screen: 'first', point: null }, say: text('Second words.') },
      ],
    },
    {
      title: text('End'),
      scenes: [
        {
          picture: { kind: 'slide', title: text('Rest'), lines: [text('A line')] },
          say: text('Third words.'),
        },
      ],
    },
  ],
};

/** What the browser was asked to say; `end` is its event. */
let said: { text: string; rate: number; end: () => void }[];

function aVoice() {
  said = [];
  class Utterance extends EventTarget {
    rate = 1;
    readonly text: string;
    constructor(words: string) {
      super();
      this.text = words;
    }
  }
  const speech = Object.assign(new EventTarget(), {
    getVoices: () => [{ lang: 'en_US' }],
    cancel: () => undefined,
    speak: (words: Utterance) =>
      said.push({
        text: words.text,
        rate: words.rate,
        end: () => words.dispatchEvent(new Event('end')),
      }),
  });
  vi.stubGlobal('SpeechSynthesisUtterance', Utterance);
  vi.stubGlobal('speechSynthesis', speech);
}

beforeEach(async () => {
  await loadTexts(['narration']);
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const show = () =>
  render(
    <LanguageProvider>
      <NarrationPlayer Drawn={DrawnScreen} narration={narration} />
    </LanguageProvider>,
  );
const caption = () => document.querySelector('[aria-live]')?.textContent;
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const key = (name: string) => fireEvent.keyDown(document.body, { key: name });
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

test('nothing goes on before play is pressed', () => {
  show();
  pass(600_000);
  expect(caption()).toBe('First words.');
});

test('scenes follow each other to the end, and play begins again', () => {
  show();
  press('Play');
  pass(sceneSeconds('First words.') * 1000 - 1);
  expect(caption()).toBe('First words.');
  pass(1);
  expect(caption()).toBe('Second words.');
  pass(sceneSeconds('Second words.') * 1000);
  pass(sceneSeconds('Third words.') * 1000);
  expect(caption()).toBe('Third words.');
  press('Play again');
  expect(caption()).toBe('First words.');
});

test('a pause holds the scene, and speed shortens it', () => {
  show();
  press('Play');
  press('Pause');
  pass(600_000);
  expect(caption()).toBe('First words.');
  fireEvent.change(screen.getByLabelText('Speed'), { target: { value: '1.5' } });
  press('Play');
  pass(sceneSeconds('First words.', 1.5) * 1000);
  expect(caption()).toBe('Second words.');
});

test('keys play, pause and move, and chapters lead to their first scene', () => {
  show();
  key('k');
  expect(screen.getByRole('button', { name: 'Pause' })).toBeDefined();
  key('K');
  expect(screen.getByRole('button', { name: 'Play' })).toBeDefined();
  key('ArrowRight');
  expect(caption()).toBe('Second words.');
  key('ArrowLeft');
  expect(caption()).toBe('First words.');
  key('>');
  expect(screen.getByLabelText<HTMLSelectElement>('Speed').value).toBe('1.25');
  press('End');
  expect(caption()).toBe('Third words.');
  expect(screen.getByRole('button', { name: 'End' }).getAttribute('aria-current')).toBe('step');
});

test('without a voice the page says so, and offers no switch for one', () => {
  show();
  expect(screen.queryByRole('button', { name: 'Voice' })).toBeNull();
  expect(screen.getByText(/no voice for your language/)).toBeDefined();
});

test('a voice reads the caption, and the scene stays until it has ended', () => {
  aVoice();
  show();
  press('Play');
  expect(said.map((one) => one.text)).toEqual(['First words.']);
  pass(600_000);
  expect(caption()).toBe('First words.');
  // A screen reader is silent meanwhile: two voices at once are none.
  expect(document.querySelector('[aria-live]')?.getAttribute('aria-live')).toBe('off');
  act(() => said[0]?.end());
  pass(1_000);
  expect(caption()).toBe('Second words.');
  expect(said.map((one) => one.text)).toEqual(['First words.', 'Second words.']);
});

test('the voice can be switched off: captions go on by themselves', () => {
  aVoice();
  show();
  press('Voice');
  press('Play');
  expect(said).toEqual([]);
  pass(sceneSeconds('First words.') * 1000);
  expect(caption()).toBe('Second words.');
});

test('a voice of the region is taken before another one of the language', () => {
  const voices = ['fr-FR', 'en-AU', 'en-GB'].map((lang) => ({ lang }) as SpeechSynthesisVoice);
  expect(voiceFor('en-GB', voices)?.lang).toBe('en-GB');
  expect(voiceFor('en-US', voices)?.lang).toBe('en-AU');
  expect(voiceFor('de', voices)).toBeUndefined();
});
