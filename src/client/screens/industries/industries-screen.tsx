// `/industries`: the companies in which the labs are told; chosen once, kept on the profile.
import { ChevronRight } from 'lucide-react';
import { addresses } from '#client/base/addresses.ts';
import { Go } from '#client/base/go.tsx';
import { useLocale, useTexts } from '#client/base/language/language.tsx';
import { contentLang, localized } from '#client/base/language/localized.ts';
import { useLearnerChoice } from '#client/base/learner-choice.ts';
import { ChoiceCard, ChoiceScreen } from '#client/features/path/choice-screen.tsx';
import { useLearningPath } from '#client/features/path/use-learning-path.ts';
import { Icon } from '#client/ui/icon.tsx';
import type { CourseView } from '#contract/course.ts';
import type { PhaseView } from '#contract/path.ts';
import styles from './industries.module.css';

export function IndustriesScreen() {
  const t = useTexts('path');
  const { course, path, failure, retry } = useLearningPath();
  const { industry, choose } = useLearnerChoice(path);
  return (
    <ChoiceScreen
      card={(value) => (
        <IndustryCard
          company={value}
          isMine={value.key === industry}
          onChoose={() => choose({ industry: value.key })}
          phases={path?.phases}
        />
      )}
      hasFailed={failure !== null}
      lead={t.industries.lead}
      none={course && t.industries.none(course.title)}
      note={`${t.industries.invented} ${t.tracks.kept}`}
      retry={retry}
      title={t.industries.title}
      values={course?.companies}
    />
  );
}

interface IndustryCardProps {
  company: CourseView['companies'][number];
  isMine: boolean;
  /** Undefined until they are here. */
  phases: readonly PhaseView[] | undefined;
  onChoose: () => void;
}

function IndustryCard({ company, isMine, phases, onChoose }: IndustryCardProps) {
  const locale = useLocale();
  const t = useTexts('path').industries;
  const name = localized(company.name, locale);
  return (
    <ChoiceCard
      choose={t.choose(name)}
      mine={isMine ? t.yours : null}
      name={name}
      onChoose={onChoose}
    >
      <p>
        <b translate="no">{company.company}</b>
      </p>
      <p className="muted">{localized(company.text, locale)}</p>
      <Labs industry={company.key} phases={phases} />
    </ChoiceCard>
  );
}

/** The labs that are told in this industry, each a way to its phase; folded, as they are alike in all of them. */
function Labs({ industry, phases }: Pick<IndustryCardProps, 'phases'> & { industry: string }) {
  const locale = useLocale();
  const t = useTexts('path');
  if (phases === undefined) {
    return (
      <div>
        <span className="vh" role="status">
          {t.loading}
        </span>
        <span aria-hidden="true" className="sk sk-text" />
        <span aria-hidden="true" className="sk sk-text" />
      </div>
    );
  }
  const labs = phases.flatMap((phase) =>
    phase.items.flatMap((item) =>
      item.variants
        .filter((variant) => variant.industry === industry)
        .map((variant) => ({ phase, item, title: variant.title })),
    ),
  );
  if (labs.length === 0) return <p className="small muted">{t.industries.noLabs}</p>;
  return (
    <details className={styles.fold}>
      <summary>
        <Icon of={ChevronRight} size="s" />
        {t.industries.labs(labs.length)}
      </summary>
      <ul className={styles.labs} lang={contentLang(locale)}>
        {labs.map(({ phase, item, title }) => (
          <li key={item.id}>
            <Go className="link" to={addresses.path(phase.id, item.type)}>
              {item.title}
            </Go>
            <small>{[...(title === item.title ? [] : [title]), phase.title].join(', ')}</small>
          </li>
        ))}
      </ul>
    </details>
  );
}
