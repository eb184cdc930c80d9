import { useLanguage } from '#client/app/language/language.tsx';
import { contentLang } from '#client/app/language/localized.ts';
import type { ItemView, PhaseView } from '#contract/path.ts';
import { actionOf } from './action-of.ts';

export interface OpensItem {
  onOpen: (item: ItemView) => void;
  isOpening: boolean;
}

/** The one thing to do next in this phase. */
export function NextAction({ phase, onOpen, isOpening }: OpensItem & { phase: PhaseView }) {
  const { locale, texts } = useLanguage();
  const t = texts.path.panel;
  const next = phase.items.find((item) => item.id === phase.nextItemId);
  if (next === undefined) {
    return (
      <div className="na">
        <div>
          <p className="eyebrow">{t.next}</p>
          <p>{t.allDone}</p>
        </div>
      </div>
    );
  }
  const action = t[actionOf(next.status)];
  return (
    <div className="na">
      <div>
        <p className="eyebrow">{t.next}</p>
        <p>
          <b>{t.nextItem(action, t.types[next.type])}</b>,{' '}
          {texts.actions.minutes(next.estimatedMinutes)}
        </p>
        <p className="small muted" lang={contentLang(locale)}>
          {next.title}
        </p>
      </div>
      <button
        aria-busy={isOpening}
        className="btn btn-primary"
        disabled={isOpening}
        onClick={() => onOpen(next)}
        type="button"
      >
        {action}
      </button>
    </div>
  );
}
