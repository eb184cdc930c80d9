// The learner's stars for a resource.
import { useQueryClient } from '@tanstack/react-query';
import { tryCall } from '#client/api/failure.ts';
import { api } from '#client/api/page-api.ts';
import { useCall } from '#client/api/use-call.ts';
import { FailureNote } from '#client/base/failure-note.tsx';
import { useTexts } from '#client/base/language/language.tsx';
import { showMarks } from '#client/features/library/library-marks.ts';
import { StarRating } from '#client/ui/star-rating.tsx';
import type { ResourceDetail } from '#contract/library.ts';

export function Rating({ resource: { key, ownStars } }: { resource: ResourceDetail }) {
  const t = useTexts('library');
  const client = useQueryClient();
  const { failure, run } = useCall();
  const rate = async (stars: number) => {
    const rated = await run(() => tryCall(api.library.rate({ resourceKey: key, stars })));
    if (rated?.ok) showMarks(client, key, rated.value);
  };
  return (
    <section aria-labelledby="rating">
      <h2 id="rating">{t.rating}</h2>
      <StarRating
        label={t.rating}
        onRate={(stars) => void rate(stars)}
        own={ownStars}
        starsLabel={t.stars}
      />
      <FailureNote failure={failure} what={t.ratingFailed} />
    </section>
  );
}
