// One idea to read, with its picture beside it and the line to remember.
import { Bookmark } from 'lucide-react';
import { type Ref, Suspense } from 'react';
import { useLocale, useTexts } from '#client/base/language/language.tsx';
import { contentLang } from '#client/base/language/localized.ts';
import { loadTexts } from '#client/base/language/page-texts.ts';
import { Blocks } from '#client/features/player/blocks.tsx';
import { TouchFigure } from '#client/features/player/touch/touch-figure.tsx';
import { Figure } from '#client/ui/figure/figure.tsx';
import { ViewFigure } from '#client/ui/figure/view-figure.tsx';
import { Icon } from '#client/ui/icon.tsx';
import '#client/ui/lesson/lesson.css';
import { optional } from '#client/ui/optional.ts';
import type { StepView } from '#contract/learning.ts';
import type { CompanyChoice } from './use-company.ts';

type Reading = Extract<StepView, { kind: 'reading' }>;

/** Few cards set something. */
const CardSettings = optional(async () => {
  await loadTexts(['study']);
  return (await import('./card-settings.tsx')).CardSettings;
});

interface ReadingCardProps {
  step: Reading;
  place: { number: number; total: number };
  way: 'forward' | 'back' | undefined;
  titleRef: Ref<HTMLHeadingElement>;
  /** Where the card asks for the company. */
  company: CompanyChoice | undefined;
}

export function ReadingCard({ step, place, way, titleRef, company }: ReadingCardProps) {
  const locale = useLocale();
  const t = useTexts('player');
  const { view: words } = useTexts('questions');
  const lang = contentLang(locale);
  return (
    <article
      aria-labelledby="card-title"
      className="lesson"
      data-picture={step.figure === null ? undefined : ''}
      data-words={place.number === 1 && step.figure?.touch ? 'first' : undefined}
      data-plain={step.figure === null ? '' : undefined}
      data-way={way}
    >
      <div className="read">
        <p className="eyebrow">{t.cardOf(place.number, place.total)}</p>
        <h1 className="t5" id="card-title" lang={lang} ref={titleRef} tabIndex={-1}>
          {step.title}
        </h1>
        <div className="text" lang={lang}>
          <Blocks blocks={step.body} table={step.title} />
        </div>
        {step.sets.length > 0 && (
          <Suspense>
            <CardSettings company={company} of={step.sets} />
          </Suspense>
        )}
        {step.keep !== null && (
          <p className="keep">
            <span>
              <Icon of={Bookmark} />
              {t.remember}
            </span>
            <b lang={lang}>{step.keep}</b>
          </p>
        )}
      </div>
      {step.figure?.sentences && <ViewFigure figure={step.figure} lang={lang} words={words} />}
      {step.figure !== null && !step.figure.sentences && (
        <Picture figure={step.figure} lang={lang} />
      )}
    </article>
  );
}

interface PictureProps {
  figure: NonNullable<Reading['figure']>;
  lang: 'en' | undefined;
}

function Picture({ figure, lang }: PictureProps) {
  const { touch } = figure;
  if (touch) return <TouchFigure figure={{ ...figure, touch }} lang={lang} />;
  return <Figure figure={figure} {...(lang ? { lang } : {})} />;
}
