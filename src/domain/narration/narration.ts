// A narration is told scene by scene: each shows a picture while its caption is said, in a language of the product.
import type { FigureUse } from '#domain/catalog/figure.ts';
import type { IconName } from '#domain/catalog/icons.ts';
import type { LocalizedText } from '#domain/catalog/localized-text.ts';

/** What a drawn screen is put together from. */
export const PART_LOOKS = [
  'card',
  'title',
  'text',
  'words',
  'button',
  'link',
  'chip',
  'field',
  'option',
  'meter',
  'ring',
  'line',
  'switch',
  'key',
  'bell',
] as const;
export type PartLook = (typeof PART_LOOKS)[number];

/** How a part stands out from others of its look. */
export const PART_MARKS = ['on', 'right', 'wrong', 'flagged'] as const;
export type PartMark = (typeof PART_MARKS)[number];

/** The stage that screens are drawn on, in square cells. */
export const STAGE = { columns: 12, rows: 8 } as const;

export interface ScreenPart {
  /** What scenes point at; null where none does. */
  readonly id: string | null;
  readonly look: PartLook;
  /** Column, row (from 1), width and height in cells. */
  readonly at: readonly [number, number, number, number];
  /** The text of the product that stands on it, as `area.key`; so a drawing never says what a screen does not. */
  readonly says: string | null;
  /** A sign that is the same in every language, such as a letter or a key. */
  readonly sign: string | null;
  readonly icon: IconName | null;
  /** 0 to 100: how far a meter, a ring or a line is. */
  readonly share: number | null;
  readonly mark: PartMark | null;
}

export type Picture =
  | { readonly kind: 'screen'; readonly screen: string; readonly point: string | null }
  | {
      readonly kind: 'slide';
      readonly title: LocalizedText;
      readonly lines: readonly LocalizedText[];
    }
  | { readonly kind: 'figure'; readonly figure: FigureUse }
  /** One of `speakers` says it; by place, from 0. */
  | { readonly kind: 'speaker'; readonly speaker: number };

export interface Scene {
  readonly picture: Picture;
  /** Caption and narration are the same words. */
  readonly say: LocalizedText;
}

export interface Chapter {
  readonly title: LocalizedText;
  readonly scenes: readonly Scene[];
}

export interface Narration {
  readonly id: string;
  readonly title: LocalizedText;
  readonly summary: LocalizedText;
  /** Drawn screens by their name. */
  readonly screens: Readonly<Record<string, readonly ScreenPart[]>>;
  /** Who speaks with whom; left out where one voice tells it all. */
  readonly speakers?: readonly Speaker[];
  readonly chapters: readonly Chapter[];
}

export interface Speaker {
  readonly name: string;
  readonly role: string;
}

/** Words a minute that are spoken calmly, and read without hurry. */
const WORDS_A_MINUTE = 140;
/** What an eye needs to find its way on a new picture. */
const LOOK_SECONDS = 1.5;

/**
 * How long a scene stays where no voice says when it is over.
 * @param speed 1 as written, 2 twice as fast
 * @returns seconds, at least two
 */
export function sceneSeconds(caption: string, speed = 1): number {
  const words = caption.split(/\s+/).filter(Boolean).length;
  return Math.max(2, ((words * 60) / WORDS_A_MINUTE + LOOK_SECONDS) / speed);
}

/** Whole minutes of a narration in English, at least one. */
export function narrationMinutes({ chapters }: Pick<Narration, 'chapters'>): number {
  const seconds = chapters
    .flatMap(({ scenes }) => scenes)
    .reduce((sum, { say }) => sum + sceneSeconds(say.en), 0);
  return Math.max(1, Math.round(seconds / 60));
}
