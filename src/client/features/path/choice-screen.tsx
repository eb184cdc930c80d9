// A screen of cards of which one is the learner's: chosen once, kept on the profile.
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { addresses } from '#client/base/addresses.ts';
import { Crumbs } from '#client/base/crumbs.tsx';
import { Go } from '#client/base/go.tsx';
import { useTexts } from '#client/base/language/language.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { EmptyScene, ErrorScene } from '#client/ui/states.tsx';
import styles from './choice-cards.module.css';

interface ChoiceScreenProps<T extends { key: string }> {
  title: string;
  lead: string;
  /** Under the cards. */
  note: string;
  /** Undefined until the course is here. */
  values: readonly T[] | undefined;
  /** What is said of a course that has none of them; undefined until the course is here. */
  none: string | undefined;
  isWide?: boolean;
  /** What the cards tell could not be read. */
  hasFailed: boolean;
  retry: () => void;
  card: (value: T) => ReactNode;
}

export function ChoiceScreen<T extends { key: string }>(props: ChoiceScreenProps<T>) {
  const { title, lead, note, values, none, isWide, hasFailed, retry, card } = props;
  const t = useTexts('path');
  const actions = useTexts('actions');
  if (values?.length === 0 && none !== undefined) {
    return (
      <div className="work">
        <Crumbs />
        <h1 tabIndex={-1}>{title}</h1>
        <EmptyScene title={none}>
          <Go className="btn btn-line" to={addresses.path()}>
            {t.title}
          </Go>
        </EmptyScene>
      </div>
    );
  }
  return (
    <div className="work">
      <Crumbs />
      <h1 tabIndex={-1}>{title}</h1>
      <p className={styles.choiceLead}>{lead}</p>
      {hasFailed ? (
        <ErrorScene retry={retry} retryLabel={actions.retry} text={t.failedText} title={t.failed} />
      ) : (
        <ul className={isWide ? `${styles.choices} ${styles.choices2}` : styles.choices}>
          {values?.map((value) => (
            <li key={value.key}>{card(value)}</li>
          ))}
        </ul>
      )}
      <p className="small muted">{note}</p>
    </div>
  );
}

interface ChoiceCardProps {
  name: string;
  /** The card is the learner's own, and how that is said. */
  mine: string | null;
  /** What the button of another one says aloud: it stands beside the name, and has the verb alone. */
  choose: string;
  onChoose: () => void;
  children: ReactNode;
}

export function ChoiceCard({ name, mine, choose, onChoose, children }: ChoiceCardProps) {
  const t = useTexts('path');
  return (
    <article className={`card ${styles.choice}`} data-mine={mine === null ? undefined : ''}>
      <header>
        <h2>{name}</h2>
        {mine === null ? (
          <button aria-label={choose} className="btn btn-line" onClick={onChoose} type="button">
            {t.choose}
          </button>
        ) : (
          <span className="chip chip-accent">
            <Icon of={Check} size="s" />
            {mine}
          </span>
        )}
      </header>
      {children}
    </article>
  );
}
