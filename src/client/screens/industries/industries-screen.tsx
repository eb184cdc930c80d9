// `/industries`: the five companies in which the labs are told; chosen once, kept on the profile.
import { addresses } from '#client/app/addresses.ts';
import { useLanguage, useTexts } from '#client/app/language/language.tsx';
import { contentLang } from '#client/app/language/localized.ts';
import { useLearnerChoice } from '#client/app/learner-choice.ts';
import { ChoiceCard, ChoiceScreen } from '#client/features/path/choice-screen.tsx';
import { companies } from '#client/features/path/companies.ts';
import { useLearningPath } from '#client/features/path/use-learning-path.ts';
import { Go } from '#client/ui/go.tsx';
import type { Industry } from '#contract/fields.ts';
import type { PhaseView } from '#contract/path.ts';
import { INDUSTRIES } from '#domain/catalog/path.ts';

export function IndustriesScreen() {
  const { path: t } = useTexts();
  const { path, failure, retry } = useLearningPath();
  const { industry, choose } = useLearnerChoice();
  return (
    <ChoiceScreen
      card={(value) => (
        <IndustryCard
          industry={value}
          isMine={value === industry}
          onChoose={() => choose({ industry: value })}
          phases={path?.phases}
        />
      )}
      hasFailed={failure !== null}
      lead={t.industries.lead}
      note={`${t.industries.invented} ${t.tracks.kept}`}
      retry={retry}
      title={t.industries.title}
      values={INDUSTRIES}
    />
  );
}

interface IndustryCardProps {
  industry: Industry;
  isMine: boolean;
  /** Undefined until they are here. */
  phases: readonly PhaseView[] | undefined;
  onChoose: () => void;
}

function IndustryCard({ industry, isMine, phases, onChoose }: IndustryCardProps) {
  const t = useTexts().path.industries;
  const { name, company } = t[industry];
  return (
    <ChoiceCard
      choose={t.choose(name)}
      mine={isMine ? t.yours : null}
      name={name}
      onChoose={onChoose}
    >
      <p>
        <b translate="no">{companies[industry]}</b>
      </p>
      <p className="muted">{company}</p>
      <Labs industry={industry} phases={phases} />
    </ChoiceCard>
  );
}

/** The labs that are told in this industry, each a way to its phase. */
function Labs({ industry, phases }: Pick<IndustryCardProps, 'industry' | 'phases'>) {
  const { locale, texts } = useLanguage();
  const t = texts.path;
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
    <div>
      <h3>{t.industries.labs}</h3>
      <ul className="labs" lang={contentLang(locale)}>
        {labs.map(({ phase, item, title }) => (
          <li key={item.id}>
            <Go className="link" to={addresses.path(phase.id, item.type)}>
              {title}
            </Go>
            <small>{phase.title}</small>
          </li>
        ))}
      </ul>
    </div>
  );
}
