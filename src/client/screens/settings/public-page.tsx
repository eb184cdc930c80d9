// Where the learner's public page is: an address is made when they ask for one.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { tryCall } from '#client/api/failure.ts';
import { api } from '#client/api/page-api.ts';
import { queries } from '#client/api/queries.ts';
import { useCall } from '#client/api/use-call.ts';
import { addresses } from '#client/base/addresses.ts';
import { Go } from '#client/base/go.tsx';
import { useFailureText, useTexts } from '#client/base/language/language.tsx';
import { useLearner } from '#client/base/session/session.tsx';
import { useSettings } from '#client/base/settings/settings.ts';

export function PublicPage() {
  const { isDemo } = useLearner();
  const { publicProfile } = useSettings();
  const { privacy: t } = useTexts('settings');
  if (isDemo) return null;
  return (
    <section aria-labelledby="public-page">
      <h2 id="public-page">{t.page}</h2>
      <p className="muted">{publicProfile ? t.pageText : t.pageHidden}</p>
      {publicProfile && <PageAddress />}
    </section>
  );
}

function PageAddress() {
  const { privacy: t } = useTexts('settings');
  const failureText = useFailureText();
  const client = useQueryClient();
  const query = queries.myPublicProfile();
  const { data } = useQuery(query);
  const { isBusy, failure, run } = useCall();
  const create = async () => {
    const answer = await run(() => tryCall(api.publicProfiles.create()));
    if (answer?.ok) client.setQueryData(query.queryKey, answer.value);
  };
  if (data?.id) {
    return (
      <Go className="link" to={addresses.profile(data.id)}>
        {t.pageOpen}
      </Go>
    );
  }
  return (
    <>
      {failure !== null && <p role="alert">{failureText(failure)}</p>}
      <button
        aria-busy={isBusy}
        aria-disabled={isBusy}
        className="btn btn-line"
        onClick={() => void create()}
        type="button"
      >
        {t.pageCreate}
      </button>
    </>
  );
}
