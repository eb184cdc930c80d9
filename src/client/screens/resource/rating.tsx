// Stars for a resource; a second press changes them.
import { useQueryClient } from '@tanstack/react-query';
import { CircleAlert, Star } from 'lucide-react';
import { useState } from 'react';
import { type FailureCode, tryCall } from '#client/api/failure.ts';
import { api } from '#client/api/page-api.ts';
import { useFailureText, useTexts } from '#client/base/language/language.tsx';
import { showMarks } from '#client/features/library/library-marks.ts';
import { Icon } from '#client/ui/icon.tsx';
import type { ResourceDetail } from '#contract/library.ts';
import styles from './resource.module.css';

const STARS = [1, 2, 3, 4, 5];

export function Rating({ resource }: { resource: ResourceDetail }) {
  const t = useTexts('library');
  const failureText = useFailureText();
  const client = useQueryClient();
  const [failure, setFailure] = useState<FailureCode | null>(null);
  const rate = async (stars: number) => {
    setFailure(null);
    const result = await tryCall(api.library.rate({ resourceKey: resource.key, stars }));
    if (result.ok) showMarks(client, resource.key, result.value);
    else setFailure(result.failure.code);
  };
  return (
    <section aria-labelledby="rating">
      <h2 id="rating">{t.rating}</h2>
      <fieldset aria-label={t.rating} className={styles.stars}>
        {STARS.map((stars) => (
          <button
            aria-label={t.stars(stars)}
            aria-pressed={stars === resource.ownStars}
            className="btn-icon"
            data-on={stars <= (resource.ownStars ?? 0) ? '' : undefined}
            key={stars}
            onClick={() => void rate(stars)}
            type="button"
          >
            <Icon of={Star} />
          </button>
        ))}
      </fieldset>
      {failure !== null && (
        <p className="note note-bad small" role="alert">
          <Icon of={CircleAlert} />
          <span>
            {t.ratingFailed} <small>{failureText(failure)}</small>
          </span>
        </p>
      )}
    </section>
  );
}
