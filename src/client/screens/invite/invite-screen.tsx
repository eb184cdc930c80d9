// `/invite/<token>`: which team a link leads into, and the way in; signed out, sign-in comes first.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { withKey } from '#client/api/api.ts';
import { failureOf, isPassing, tryCall } from '#client/api/failure.ts';
import { api } from '#client/api/page-api.ts';
import { queries } from '#client/api/queries.ts';
import { useCall } from '#client/api/use-call.ts';
import { addresses } from '#client/base/addresses.ts';
import { forgetPlace, rememberPlace } from '#client/base/after-sign-in.ts';
import { FailureNote } from '#client/base/failure-note.tsx';
import { Go, useGo } from '#client/base/go.tsx';
import { useTexts } from '#client/base/language/language.tsx';
import { useSessionState } from '#client/base/session/session.tsx';
import { AuthLayout } from '#client/features/auth/auth-layout.tsx';
import { NextSteps } from '#client/features/auth/auth-parts.tsx';
import { useNotices } from '#client/ui/notices.tsx';
import { EmptyScene, ErrorScene, LoadingLine } from '#client/ui/states.tsx';
import type { OpenInvite } from '#contract/teams.ts';

export function InviteScreen({ token }: { token: string }) {
  const { invite: t } = useTexts('teams');
  const actions = useTexts('actions');
  const { data, error, refetch } = useQuery(queries.invite(token));
  // Also one that was read before: it may have been revoked since.
  const isGone = error !== null && !isPassing(failureOf(error));
  const isSignedIn = useSessionState().status === 'signed_in';
  useEffect(() => {
    // Whoever came back here after signing in has arrived.
    if (isSignedIn) forgetPlace();
  }, [isSignedIn]);
  return (
    <AuthLayout>
      {data !== undefined && !isGone ? (
        <Invitation invite={data} isSignedIn={isSignedIn} token={token} />
      ) : error === null ? (
        <LoadingLine label={t.title} />
      ) : !isGone ? (
        <ErrorScene
          level={1}
          retry={() => void refetch()}
          retryLabel={actions.retry}
          text={t.failedText}
          title={t.failed}
        />
      ) : (
        <EmptyScene level={1} text={t.goneText} title={t.gone}>
          <Go className="btn btn-line" to={isSignedIn ? addresses.picker() : addresses.auth()}>
            {t.start}
          </Go>
        </EmptyScene>
      )}
    </AuthLayout>
  );
}

interface InvitationProps {
  invite: OpenInvite;
  token: string;
  isSignedIn: boolean;
}

function Invitation({ invite, token, isSignedIn }: InvitationProps) {
  const texts = useTexts('teams');
  const t = texts.invite;
  const { teamName, members, seats, isOpen } = invite;
  return (
    <>
      <h1 tabIndex={-1}>{t.heading(teamName)}</h1>
      <p className="muted">{texts.seats(members, seats)}</p>
      <p>{t.text}</p>
      <NextSteps>
        {isSignedIn ? (
          <Join isOpen={isOpen} teamName={teamName} token={token} />
        ) : isOpen ? (
          <SignInFirst token={token} />
        ) : (
          <p className="note">{t.over}</p>
        )}
      </NextSteps>
    </>
  );
}

function SignInFirst({ token }: { token: string }) {
  const { invite: t } = useTexts('teams');
  const remember = () => rememberPlace(addresses.invite(token));
  return (
    <>
      <Go className="btn btn-primary btn-wide" onClick={remember} to={addresses.auth('sign-in')}>
        {t.signIn}
      </Go>
      <Go className="btn btn-line btn-wide" onClick={remember} to={addresses.auth('sign-up')}>
        {t.signUp}
      </Go>
    </>
  );
}

function Join({ token, teamName, isOpen }: { token: string; teamName: string; isOpen: boolean }) {
  const { invite: t } = useTexts('teams');
  const client = useQueryClient();
  const go = useGo();
  const { notice } = useNotices();
  const { isBusy, failure, run } = useCall();
  const join = async () => {
    const answer = await run((key) => tryCall(api.teams.join({ token }, withKey(key))));
    if (!answer?.ok) return;
    client.setQueryData(queries.team().queryKey, answer.value);
    notice({ title: t.joined(teamName), tone: 'good' });
    go(addresses.team(), { replace: true });
  };
  return (
    <>
      <FailureNote failure={failure} />
      {/* Who is in the team already joins nothing by it: the server knows, and leads on. */}
      {!isOpen && failure === null && <p className="note">{t.over}</p>}
      {isOpen && (
        <button
          aria-busy={isBusy}
          aria-disabled={isBusy}
          className="btn btn-primary btn-wide"
          onClick={() => void join()}
          type="button"
        >
          {t.join}
        </button>
      )}
      <Go className="btn btn-line btn-wide" to={addresses.team()}>
        {t.mine}
      </Go>
    </>
  );
}
