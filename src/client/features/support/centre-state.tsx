// What stands in the place of the support centre while it loads, and where that failed.
import { useTexts } from '#client/base/language/language.tsx';
import { ErrorScene, LoadingLine } from '#client/ui/states.tsx';

export function CentreState({ hasFailed, retry }: { hasFailed: boolean; retry: () => void }) {
  const t = useTexts('support');
  const actions = useTexts('actions');
  if (!hasFailed) return <LoadingLine label={t.loading} />;
  return (
    <ErrorScene retry={retry} retryLabel={actions.retry} text={t.failedText} title={t.failed} />
  );
}
