// The topics of a practice: all, one or several, folded until somebody wants to choose.
import { Fragment, useState } from 'react';
import { useLocale, useTexts } from '#client/base/language/language.tsx';
import { contentLang } from '#client/base/language/localized.ts';
import styles from './paper.module.css';
import type { FocusChoice } from './use-focus.ts';

export function TopicChoice({ choice }: { choice: FocusChoice }) {
  const { focus, topics, chosen, onTopics } = choice;
  const { focus: t } = useTexts('exam').paper;
  const lang = contentLang(useLocale());
  // Who comes with topics sees them; from then on the fold is the learner's.
  const [startsOpen] = useState(chosen.length > 1);
  const toggle = (id: string) =>
    onTopics(
      topics.flatMap(({ objectiveId }) =>
        chosen.includes(objectiveId) !== (objectiveId === id) ? objectiveId : [],
      ),
    );
  const only = chosen.length === 1 && topics.find(({ objectiveId }) => objectiveId === chosen[0]);
  return (
    <details className={styles.topicFold} open={startsOpen}>
      <summary>
        {t.topics}:{' '}
        {only ? (
          <b lang={lang}>{only.title}</b>
        ) : (
          <b>{chosen.length === 0 ? t.all : t.some(chosen.length)}</b>
        )}
      </summary>
      <fieldset className={styles.topicList}>
        <legend className="vh">{t.topics}</legend>
        <label className={styles.topicTick}>
          <input
            checked={chosen.length === 0}
            className={styles.topicBox}
            onChange={() => onTopics([])}
            type="checkbox"
            value=""
          />
          <b>{t.all}</b>
        </label>
        {topics.map(({ objectiveId, title, pool, group }, at) => (
          <Fragment key={objectiveId}>
            {group != null && group !== topics[at - 1]?.group && (
              <p className={styles.topicGroup} lang={lang}>
                {group}
              </p>
            )}
            <label className={styles.topicTick}>
              <input
                checked={chosen.includes(objectiveId)}
                className={styles.topicBox}
                onChange={() => toggle(objectiveId)}
                type="checkbox"
                value={objectiveId}
              />
              <span lang={lang}>{title}</span>
              {pool !== undefined && (
                <span className="small muted">{t.lengthOf(pool[focus.pool])}</span>
              )}
            </label>
          </Fragment>
        ))}
      </fieldset>
    </details>
  );
}
