// What a course without missions has to show: its practice exams where it has some, and the exam's outline.
import { GraduationCap, Repeat2 } from 'lucide-react';
import { addresses } from '#client/base/addresses.ts';
import { hasFeature } from '#client/base/course-features.ts';
import { Go } from '#client/base/go.tsx';
import { useLocale, useTexts } from '#client/base/language/language.tsx';
import { contentLang } from '#client/base/language/localized.ts';
import { Bar } from '#client/ui/bar.tsx';
import { Icon } from '#client/ui/icon.tsx';
import type { CourseCard } from '#contract/course.ts';
import styles from './outline.module.css';
import { outlineGroups } from './outline-groups.ts';

export function CourseOutline({ course }: { course: CourseCard }) {
  const locale = useLocale();
  const t = useTexts('dashboard').outline;
  const lang = contentLang(locale);
  const groups = outlineGroups(course.objectives);
  const hasPapers = hasFeature(course.key, 'papers');
  return (
    <>
      <section aria-labelledby="unwritten" className={`card ${styles.unwritten}`}>
        <div className={styles.txt}>
          <h2 id="unwritten">{t.empty}</h2>
          <p className="muted">
            {hasPapers ? t.papersText(course.title) : t.emptyText(course.title)}
          </p>
          <p className={styles.ways}>
            {hasPapers && (
              <Go className="btn btn-primary" to={addresses.exam()}>
                <Icon of={GraduationCap} />
                {t.practice}
              </Go>
            )}
            <Go className={hasPapers ? 'btn btn-line' : 'btn btn-primary'} to={addresses.picker()}>
              <Icon of={Repeat2} />
              {t.change}
            </Go>
          </p>
        </div>
        <UnfinishedLine />
      </section>
      {groups.length > 0 && (
        <section aria-labelledby="outline">
          <div className="head">
            <div>
              <h2 id="outline">{t.title}</h2>
              <p className="muted">{t.text(course.title)}</p>
            </div>
          </div>
          <div className={styles.outline}>
            {groups.map((group) => (
              <div className={styles.part} key={group.title}>
                <header>
                  <h3 lang={lang}>{group.title}</h3>
                  <span>{t.weight(group.weight)}</span>
                </header>
                <Bar value={group.weight} />
                {group.objectives.length > 0 && (
                  <>
                    <p className="small muted">{t.objectives(group.objectives.length)}</p>
                    <ul className={styles.objectives} lang={lang}>
                      {group.objectives.map((objective) => (
                        <li key={objective.id}>
                          <span>{objective.title}</span>
                          <span>{t.weight(objective.weight)}</span>
                        </li>
                      ))}
                    </ul>
                  </>
                )}
              </div>
            ))}
          </div>
        </section>
      )}
    </>
  );
}

/** A line that is still being built: surveyed, not yet laid. */
function UnfinishedLine() {
  return (
    <svg
      aria-hidden="true"
      className={styles.drawing}
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      viewBox="0 0 352 150"
    >
      <path d="M8 112h92l44-44h36" stroke="var(--accent)" strokeWidth="10" />
      <path d="M200 68h44l36 36h64" stroke="var(--edge)" strokeDasharray="1 13" strokeWidth="5" />
      <circle cx="38" cy="112" fill="var(--bg)" r="11" stroke="var(--ink)" strokeWidth="5" />
      <circle cx="246" cy="70" fill="var(--surface)" r="8" stroke="var(--edge)" strokeWidth="3" />
      <circle cx="312" cy="104" fill="var(--surface)" r="8" stroke="var(--edge)" strokeWidth="3" />
      <path d="M186 44v48" stroke="var(--ink)" strokeWidth="5" />
      <path d="M178 44h16M178 60h16" stroke="var(--warn)" strokeWidth="5" />
      <path d="M176 96h20" stroke="var(--ink)" strokeWidth="5" />
      <path d="M20 140h312" stroke="var(--rule)" strokeWidth="3" />
    </svg>
  );
}
