// The player's words: a mission's own, an item's, and those of a test that opens a phase.
import type { Locale } from '#contract/fields.ts';
import type { ActivityView } from '#contract/play.ts';
import type { Messages } from '#texts/messages.ts';
import type { TextOf } from './language.tsx';
import { localized } from './localized.ts';

type PlayerTexts = Messages['player'];

/** @returns the player's texts with the words that fit this kind of activity */
export function playerTexts(t: PlayerTexts, kind: ActivityView['kind']): PlayerTexts {
  if (kind === 'mission') return t;
  const { item, testOut } = t;
  const texts: PlayerTexts = {
    ...t,
    ...item,
    intro: { ...t.intro, ...item.intro },
    done: { ...t.done, ...item.done },
  };
  if (kind !== 'testout') return texts;
  return {
    ...texts,
    finish: testOut.finish,
    done: { ...texts.done, title: testOut.title, again: testOut.again },
  };
}

/** What a kind of activity is called. */
export function kindName(
  textOf: TextOf,
  locale: Locale,
  { kind, kindName: own }: Pick<ActivityView, 'kind' | 'kindName'>,
): string {
  if (kind === 'mission') return textOf('player').intro.about;
  return own === null ? textOf('path').stations.testOut : localized(own, locale);
}
