// The learner's stars for a template: whoever has its file may give them.
import { useQueryClient } from '@tanstack/react-query';
import { tryCall } from '#client/api/failure.ts';
import { api } from '#client/api/page-api.ts';
import { queries } from '#client/api/queries.ts';
import { useCall } from '#client/api/use-call.ts';
import { FailureNote } from '#client/base/failure-note.tsx';
import { useTexts } from '#client/base/language/language.tsx';
import { StarRating } from '#client/ui/star-rating.tsx';
import type { TemplateDetail } from '#contract/templates.ts';

export function Rating({ courseKey, template }: { courseKey: string; template: TemplateDetail }) {
  const { rating: t } = useTexts('templates').detail;
  const client = useQueryClient();
  const { failure, run } = useCall();
  const rate = async (stars: number) => {
    const input = { courseKey, templateKey: template.key, stars };
    const rated = await run(() => tryCall(api.templates.rate(input)));
    if (!rated?.ok) return;
    client.setQueryData(queries.template(courseKey, template.key).queryKey, {
      ...template,
      ...rated.value,
    });
    await client.invalidateQueries({ queryKey: queries.templates(courseKey).queryKey });
  };
  return (
    <section aria-labelledby="rating">
      <h2 id="rating">{t.title}</h2>
      {template.isDownloaded ? (
        <StarRating
          label={t.title}
          onRate={(stars) => void rate(stars)}
          own={template.ownStars}
          starsLabel={t.stars}
        />
      ) : (
        <p className="small muted">{t.first}</p>
      )}
      <FailureNote failure={failure} what={t.failed} />
    </section>
  );
}
