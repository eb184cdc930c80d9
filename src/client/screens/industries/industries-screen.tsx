// `/industries`: the five companies in which the labs are told; chosen once, kept on the profile.
import { Check } from 'lucide-react';
import { addresses } from '#client/app/addresses.ts';
import { Crumbs } from '#client/app/crumbs.tsx';
import { useLanguage, useTexts } from '#client/app/language/language.tsx';
import { contentLang } from '#client/app/language/localized.ts';
import { useLearnerChoice } from '#client/app/learner-choice.ts';
import { useTitle } from '#client/app/use-title.ts';
import { companies } from '#client/features/path/companies.ts';
import { useLearningPath } from '#client/features/path/use-learning-path.ts';
import '#client/features/path/choice-cards.css';
import { Go } from '#client/ui/go.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { ErrorScene } from '#client/ui/states.tsx';
import type { Industry } from '#contract/fields.ts';
import type { PhaseView } from '#contract/path.ts';
import { INDUSTRIES } from '#domain/catalog/path.ts';

export function IndustriesScreen() {
  const { path: t, actions, shell } = useTexts();
  const { path, failure, retry } = useLearningPath();
  const { industry, choose } = useLearnerChoice();
  useTitle(t.industries.title);
  return (
    <div className="work">
      <Crumbs
        items={[
          { label: shell.nav.curriculum, to: addresses.path() },
          { label: t.industries.title },
        ]}
      />
      <h1 tabIndex={-1}>{t.industries.title}</h1>
      <p className="lead choice-lead">{t.industries.lead}</p>
      {failure ? (
        <ErrorScene retry={retry} retryLabel={actions.retry} text={t.failedText} title={t.failed} />
      ) : (
        <ul className="choices">
          {INDUSTRIES.map((value) => (
            <li key={value}>
              <IndustryCard
                industry={value}
                isMine={value === industry}
                onChoose={() => choose({ industry: value })}
                phases={path?.phases}
              />
            </li>
          ))}
        </ul>
      )}
      <p className="small muted">
        {t.industries.invented} {t.tracks.kept}
      </p>
    </div>
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
    <article className="card choice" data-mine={isMine ? '' : undefined}>
      <header>
        <h2>{name}</h2>
        {isMine && (
          <span className="chip chip-accent">
            <Icon of={Check} size="s" />
            {t.yours}
          </span>
        )}
      </header>
      <p>
        <b translate="no">{companies[industry]}</b>
      </p>
      <p className="muted">{company}</p>
      <Labs industry={industry} phases={phases} />
      {!isMine && (
        <button className="btn btn-line" onClick={onChoose} type="button">
          {t.choose(name)}
        </button>
      )}
    </article>
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
