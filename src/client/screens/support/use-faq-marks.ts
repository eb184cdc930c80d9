// Views and votes of an answer: shown at once, and as the server has them once it answered.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#client/api/page-api.ts';
import { queries } from '#client/api/queries.ts';
import type { FaqMarks, SupportCentre } from '#contract/support.ts';

export function useFaqMarks(faqId: string) {
  const client = useQueryClient();
  const { queryKey } = queries.support();
  const show = (change: (before: FaqMarks) => FaqMarks) =>
    client.setQueryData<SupportCentre>(queryKey, (centre) => {
      if (centre === undefined) return centre;
      const faq = centre.faq.map((entry) =>
        entry.id === faqId ? { ...entry, ...change(entry) } : entry,
      );
      return { ...centre, faq };
    });
  // A view that is not counted is nothing the learner can mend.
  const viewing = useMutation({
    mutationFn: () => api.support.view({ faqId }),
    onSuccess: ({ helpful, views }) => void show((before) => ({ ...before, helpful, views })),
  });
  const voting = useMutation({
    mutationFn: (helpful: boolean | null) => api.support.vote({ faqId, helpful }),
    onMutate: (helpful) =>
      void show((before) => ({
        ...before,
        mine: helpful,
        helpful: before.helpful + Number(helpful === true) - Number(before.mine === true),
      })),
    onSuccess: (marks) => void show(() => marks),
    // Where the server refused, what it has is read again.
    onError: () => void client.invalidateQueries({ queryKey }),
  });
  return {
    view: () => viewing.mutate(),
    vote: voting.mutate,
    hasFailed: voting.isError,
  };
}
