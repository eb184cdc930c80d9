// The end of a story whose cards are all done while an activity that it asks for is not.
import type { Ref } from 'react';
import { useTexts } from '#client/base/language/language.tsx';
import { RequirementList } from '#client/features/missions/requirement-list.tsx';
import type { RequirementView } from '#contract/learning.ts';
import styles from './player-items.module.css';

interface StoryWaitsProps {
  missing: readonly RequirementView[];
  titleRef: Ref<HTMLHeadingElement>;
}

export function StoryWaits({ missing, titleRef }: StoryWaitsProps) {
  const t = useTexts('missions').quest;
  return (
    <section aria-labelledby="story-waits" className={styles.quizResult}>
      <h1 id="story-waits" ref={titleRef} tabIndex={-1}>
        {t.waits}
      </h1>
      <p className="muted">{t.waitsText}</p>
      <RequirementList requirements={missing} />
    </section>
  );
}
