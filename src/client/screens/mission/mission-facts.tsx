import { useLocale, useTexts } from '#client/base/language/language.tsx';
import { contentLang } from '#client/base/language/localized.ts';
import { useLearner } from '#client/base/session/session.tsx';
import type { MissionDetail } from '#contract/learning.ts';
import styles from './mission.module.css';

/** What a learner asks before starting: how long, how much, how far, how fresh. */
export function MissionFacts({ mission }: { mission: MissionDetail }) {
  const locale = useLocale();
  const { timeZone } = useLearner();
  const t = useTexts('missions');
  const lang = contentLang(locale);
  const date = (day: Date, zone: string) =>
    new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: zone }).format(day);
  return (
    <aside aria-label={t.detail.facts} className={styles.mfacts}>
      <dl>
        <div>
          <dt>{t.detail.section}</dt>
          <dd lang={lang}>{mission.sectionTitle}</dd>
        </div>
        <div>
          <dt>{t.detail.content}</dt>
          <dd>
            {mission.form === 'quest' ? (
              t.quest.conditions(mission.stepCount)
            ) : (
              <>
                {t.cards(mission.stepCount)}
                <br />
                {t.checks(mission.checkCount)}
              </>
            )}
          </dd>
        </div>
        {mission.status === 'in_progress' && (
          <div>
            <dt>{t.detail.progress}</dt>
            <dd>
              {mission.form === 'quest'
                ? t.quest.met(mission.stepsSeen, mission.stepCount)
                : t.stepsSeen(mission.stepsSeen, mission.stepCount)}
            </dd>
          </div>
        )}
        {mission.doneAt !== null && (
          <div>
            <dt>{t.detail.finished}</dt>
            <dd>{date(new Date(mission.doneAt), timeZone)}</dd>
          </div>
        )}
        {mission.objectives.length > 0 && (
          <div>
            <dt>{t.detail.objectives}</dt>
            {mission.objectives.map((objective) => (
              <dd key={objective.id} lang={lang}>
                {objective.title}
              </dd>
            ))}
          </div>
        )}
        <div>
          <dt>{t.detail.checked}</dt>
          <dd>{date(new Date(`${mission.checkedOn}T00:00:00Z`), 'UTC')}</dd>
        </div>
      </dl>
    </aside>
  );
}
