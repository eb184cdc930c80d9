// Sums with numbers of their own: answers are checked together, and the working is shown.
import { Check, CircleAlert, X } from 'lucide-react';
import { useState } from 'react';
import { useLocale, useTexts } from '#client/base/language/language.tsx';
import { contentLang } from '#client/base/language/localized.ts';
import { numberSigns } from '#client/base/language/number-signs.ts';
import { Icon } from '#client/ui/icon.tsx';
import type { SumsView } from '#contract/library.ts';
import { readNumber } from '#domain/calculations/number-text.ts';
import styles from './resource.module.css';
import type { ToolActions } from './tool-actions.ts';

/** As the learner's language writes numbers. */
const numberOf = (text: string, locale: string): number | null => {
  const plain = readNumber(text, numberSigns(locale));
  return plain === undefined ? null : Number(plain);
};

export function SumsTool({ step, actions }: { step: SumsView; actions: ToolActions }) {
  const t = useTexts('library');
  const locale = useLocale();
  const lang = contentLang(locale);
  const [given, setGiven] = useState<readonly string[]>(() => step.asks.map(() => ''));
  const [isTried, setTried] = useState(false);
  const numbers = given.map((text) => numberOf(text, locale));
  const check = () => {
    setTried(true);
    const values = numbers.filter((one) => one !== null);
    if (values.length === numbers.length) void actions.send({ kind: 'sums', values });
  };
  return (
    <form
      className={styles.work}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        check();
      }}
    >
      {step.asks.map((ask, index) => {
        const marked = step.outcome?.[index];
        const field = `sum-${step.id}-${ask.id}`;
        const isMissing = isTried && numbers[index] === null;
        return (
          <div className={styles.sum} key={ask.id}>
            <p id={`${field}-text`} lang={lang}>
              {ask.text}
            </p>
            {marked === undefined ? (
              <>
                <label className="small" htmlFor={field}>
                  {ask.unit === '' ? t.answer : t.answerIn(ask.unit)}
                  <span className="muted"> ({t.places(ask.decimals)})</span>
                </label>
                <input
                  aria-describedby={`${field}-text${isMissing ? ` ${field}-problem` : ''}`}
                  aria-invalid={isMissing}
                  autoComplete="off"
                  className="input"
                  id={field}
                  inputMode="decimal"
                  maxLength={20}
                  onChange={({ target }) => setGiven(given.with(index, target.value))}
                  value={given[index]}
                />
                {isMissing && (
                  <p className="field-error" id={`${field}-problem`}>
                    <Icon of={CircleAlert} size="s" />
                    {t.needsNumber}
                  </p>
                )}
              </>
            ) : (
              <div role="status">
                <p className={`${styles.said} ${marked.right ? 'good' : 'bad'}`}>
                  <Icon of={marked.right ? Check : X} size="s" /> <b>{String(marked.given)}</b>{' '}
                  {marked.right ? t.right : t.wrong}.{' '}
                  {t.expected([String(marked.expected), ask.unit].filter(Boolean).join(' '))}
                </p>
                <details open={!marked.right}>
                  <summary>{t.working}</summary>
                  <ol className={styles.points} lang={lang}>
                    {marked.working.map((line) => (
                      <li key={line}>{line}</li>
                    ))}
                  </ol>
                </details>
              </div>
            )}
          </div>
        );
      })}
      {step.outcome === null && (
        <button
          aria-busy={actions.isSending}
          className="btn btn-primary"
          disabled={actions.isSending}
          type="submit"
        >
          {t.check}
        </button>
      )}
    </form>
  );
}
