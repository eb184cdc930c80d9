// Part by part: where the learner put it, where it belongs, and why.
import { Check, X } from 'lucide-react';
import { useLanguage } from '#client/app/language/language.tsx';
import { contentLang } from '#client/app/language/localized.ts';
import { Icon } from '#client/ui/icon.tsx';
import type { TaskOutcome, TaskStepView } from '#contract/tasks.ts';
import { type MarkedPlace, partRows } from './part-rows.ts';

export function PartList({ step, outcome }: { step: TaskStepView; outcome: TaskOutcome }) {
  const { locale, texts } = useLanguage();
  const t = texts.tasks;
  const lang = contentLang(locale);
  const rows = partRows(step, outcome, { place: t.order.place, cell: t.grid.at });
  return (
    <section aria-labelledby={`${step.id}-parts`}>
      <h2 className="vh" id={`${step.id}-parts`}>
        {t.result.title}
      </h2>
      <ol className="marked">
        {rows.map((row) => (
          <li data-r={row.places.every((place) => place.isRight) ? 'right' : 'wrong'} key={row.id}>
            <h3 lang={lang}>{row.text}</h3>
            <ul>
              {row.places.map((place) => (
                <li data-r={place.isRight ? 'right' : 'wrong'} key={place.id}>
                  <Place lang={step.kind === 'order' ? undefined : lang} place={place} />
                </li>
              ))}
            </ul>
            {row.why !== '' && (
              <p className="because" lang={lang}>
                {row.why}
              </p>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

function Place({ place, lang }: { place: MarkedPlace; lang: 'en' | undefined }) {
  const t = useLanguage().texts.tasks.result;
  return (
    <>
      <span className="tag">
        <Icon of={place.isRight ? Check : X} size="s" />
        {place.isRight ? t.right : t.wrong}
      </span>
      {place.label !== null && <b lang={lang}>{place.label}</b>}
      <span>
        <small>{t.yours}</small> <span lang={lang}>{place.yours}</span>
      </span>
      {!place.isRight && (
        <span>
          <small>{t.expected}</small> <b lang={lang}>{place.expected}</b>
        </span>
      )}
    </>
  );
}
