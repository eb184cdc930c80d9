// Practice by topic: the share right of the latest answers, the figure that weak areas have too, in the
// colours of the brief, each with a way to practise it.
import { useIsPhone } from '#client/base/is-phone.ts';
import { useLocale, useTexts } from '#client/base/language/language.tsx';
import { contentLang } from '#client/base/language/localized.ts';
import { accuracyTone, GREEN_FROM, YELLOW_FROM } from '#client/features/exam/accuracy.ts';
import {
  type FocusAreas,
  type Topic,
  type TopicGroup,
  topicGroups,
} from '#client/features/exam/overview.ts';
import { Bar } from '#client/ui/bar.tsx';
import type { PaperCard } from '#contract/exams.ts';
import { LATEST, WEAK_BELOW, WEAK_FROM_ANSWERS } from '#domain/readiness/weak-areas.ts';
import styles from './exam.module.css';
import { PracticeWays } from './practice-ways.tsx';

/** Topics of one list: as many as a phone shows at once. */
const FOLDED_FROM = 8;

interface TopicListProps {
  topics: readonly Topic[];
  papers: readonly PaperCard[];
  /** Whether answers say anything of weak topics yet. */
  weak: FocusAreas['state'];
  /** Where figures and weak areas stand above, the list would make exam mode a long way. */
  isFolded: boolean;
}

export function TopicList({ topics, papers, weak, isFolded }: TopicListProps) {
  const { topics: t, focus } = useTexts('exam');
  const told = topics.filter(({ answers }) => answers >= WEAK_FROM_ANSWERS).length;
  const groups = topicGroups(topics);
  return (
    <section aria-labelledby="topics" className={styles.topics}>
      <h2 id="topics">{t.title}</h2>
      {weak === 'early' && <p className="small muted">{focus.early}</p>}
      {weak === 'none' && (
        <p className="small muted">
          {focus.none(told, topics.length, WEAK_FROM_ANSWERS, WEAK_BELOW)}
        </p>
      )}
      <div className={styles.groups}>
        {groups.map((group) => (
          <Group
            group={group}
            isFolded={isFolded}
            isNamed={groups.length > 1}
            key={group.kind}
            papers={papers}
          />
        ))}
      </div>
    </section>
  );
}

interface GroupProps {
  group: TopicGroup;
  papers: readonly PaperCard[];
  isNamed: boolean;
  isFolded: boolean;
}

function Group({ group: { kind, topics, practices }, papers, isNamed, isFolded }: GroupProps) {
  const { topics: t } = useTexts('exam');
  const lang = contentLang(useLocale());
  const isPhone = useIsPhone();
  const body = (
    <>
      <ul data-many={isNamed ? undefined : ''}>
        {topics.map((topic) => (
          <li key={topic.objectiveId}>
            <b lang={lang}>{topic.title}</b>
            <Accuracy topic={topic} />
            <PracticeWays look="link" papers={papers} practices={topic.practices} topic={topic} />
          </li>
        ))}
      </ul>
      <PracticeWays look="btn btn-line" papers={papers} practices={practices} topic={null} />
      {topics.some(({ answers }) => answers >= WEAK_FROM_ANSWERS) && (
        <p className="small quiet">
          {t.lead(LATEST)} {t.legend(GREEN_FROM, YELLOW_FROM)}
        </p>
      )}
    </>
  );
  const isClosed = isPhone || isFolded;
  // What is longer than the screen of a phone is folded there.
  if (!isNamed && !(isClosed && topics.length > FOLDED_FROM)) return <div>{body}</div>;
  return (
    <details open={!isClosed}>
      <summary className={styles.group}>
        <h3>{t.kinds[kind].title(topics.length)}</h3>
        <span className="small muted not-s">{t.kinds[kind].lead}</span>
      </summary>
      {body}
    </details>
  );
}

function Accuracy({ topic }: { topic: Topic }) {
  const { topics: t } = useTexts('exam');
  const { percent, right, answers } = topic;
  if (percent === null) return null;
  // As in a report: chance decides too much of what a few answers say.
  if (answers < WEAK_FROM_ANSWERS) {
    return <span className={`${styles.acc} small muted`}>{t.right(right, answers)}</span>;
  }
  const tone = accuracyTone(percent);
  return (
    <span className={styles.acc}>
      <span className="small muted">{t.right(right, answers)}</span>
      <b className={tone}>{t.bar(percent)}</b>
      <Bar color={`var(--${tone})`} value={percent} />
    </span>
  );
}
