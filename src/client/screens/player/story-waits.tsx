// The end of a story whose cards are all done while an activity that it asks for is not.
import type { Ref } from 'react';
import { useTexts } from '#client/base/language/language.tsx';
import { RequirementList } from '#client/features/missions/requirement-list.tsx';
import type { RequirementView } from '#contract/learning.ts';
import styles from './player-items.module.css';

interface StoryWaitsProps {
  missing: readonly RequirementView[];
  /** What the story pays once it is complete. */
  xp: number;
  /** How many questions were missed and can be asked once more. */
  missed: number;
  onRepeat: () => void;
  onLeave: () => void;
  titleRef: Ref<HTMLHeadingElement>;
}

export function StoryWaits({ missing, xp, missed, onRepeat, onLeave, titleRef }: StoryWaitsProps) {
  const t = useTexts('missions').quest;
  const { again } = useTexts('player');
  return (
    <section aria-labelledby="story-waits" className={styles.quizResult}>
      <h1 id="story-waits" ref={titleRef} tabIndex={-1}>
        {t.waits}
      </h1>
      <p className="muted">{t.waitsText}</p>
      <RequirementList hasPrice requirements={missing} />
      <p className="reward">
        <b>{t.waitsXp(xp)}</b>
      </p>
      <p className={styles.besides}>
        {missed > 0 && (
          <button className="btn btn-line" onClick={onRepeat} type="button">
            {again.offer(missed)}
          </button>
        )}
        <button className="btn btn-ghost" onClick={onLeave} type="button">
          {t.later}
        </button>
      </p>
    </section>
  );
}
