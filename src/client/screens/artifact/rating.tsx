// Stars for a template, by whoever has it; a second press changes them.
import { useQueryClient } from '@tanstack/react-query';
import { CircleAlert, Star } from 'lucide-react';
import { useState } from 'react';
import { type FailureCode, failureOf } from '#client/api/failure.ts';
import { api } from '#client/api/page-api.ts';
import { queries } from '#client/api/queries.ts';
import { useFailureText, useTexts } from '#client/base/language/language.tsx';
import { Icon } from '#client/ui/icon.tsx';
import type { TemplateDetail } from '#contract/templates.ts';
import styles from './artifact.module.css';

const STARS = [1, 2, 3, 4, 5];

export function Rating({ courseKey, template }: { courseKey: string; template: TemplateDetail }) {
  const { rating: t } = useTexts('templates').detail;
  const failureText = useFailureText();
  const client = useQueryClient();
  const [failure, setFailure] = useState<FailureCode | null>(null);
  const rate = async (stars: number) => {
    setFailure(null);
    try {
      const input = { courseKey, templateKey: template.key, stars };
      const card = await api.templates.rate(input);
      client.setQueryData(queries.template(courseKey, template.key).queryKey, {
        ...template,
        ...card,
      });
      await client.invalidateQueries({ queryKey: queries.templates(courseKey).queryKey });
    } catch (error) {
      setFailure(failureOf(error).code);
    }
  };
  return (
    <section aria-labelledby="rating">
      <h2 id="rating">{t.title}</h2>
      {template.isDownloaded ? (
        <fieldset aria-label={t.title} className={styles.stars}>
          {STARS.map((stars) => (
            <button
              aria-label={t.stars(stars)}
              aria-pressed={stars === template.ownStars}
              className="btn-icon"
              data-on={stars <= (template.ownStars ?? 0) ? '' : undefined}
              key={stars}
              onClick={() => void rate(stars)}
              type="button"
            >
              <Icon of={Star} />
            </button>
          ))}
        </fieldset>
      ) : (
        <p className="small muted">{t.first}</p>
      )}
      {failure !== null && (
        <p className="note note-bad small" role="alert">
          <Icon of={CircleAlert} />
          <span>
            {t.failed} <small>{failureText(failure)}</small>
          </span>
        </p>
      )}
    </section>
  );
}
