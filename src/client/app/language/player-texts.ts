// The player's words: a mission's own, an item's, and those of a test that opens a phase.
import type { ActivityView } from '#contract/play.ts';
import type { Messages } from '#texts/messages.ts';

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
export function kindName(texts: Messages, kind: ActivityView['kind']): string {
  if (kind === 'mission') return texts.player.intro.about;
  return kind === 'testout' ? texts.path.stations.testOut : texts.path.panel.types[kind];
}
