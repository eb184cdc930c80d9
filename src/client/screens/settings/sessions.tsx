// Where the account is signed in; any of them can be ended from here.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Monitor, Smartphone } from 'lucide-react';
import { useState } from 'react';
import { accountQueries } from '#client/api/account-queries.ts';
import { useAction } from '#client/api/action-key.ts';
import { withKey } from '#client/api/api.ts';
import { tryCall } from '#client/api/failure.ts';
import { api } from '#client/api/page-api.ts';
import { useFailureText, useTexts } from '#client/base/language/language.tsx';
import { useSignOut } from '#client/base/session/use-sign-out.ts';
import { useMoment } from '#client/base/use-moment.ts';
import { Icon } from '#client/ui/icon.tsx';
import { useNotices } from '#client/ui/notices.tsx';
import { deviceOf } from './device-name.ts';
import { NotLoaded } from './not-loaded.tsx';
import styles from './settings.module.css';

export function Sessions() {
  const { sessions: t } = useTexts('security');
  const query = useQuery(accountQueries.sessions());
  const [said, setSaid] = useState('');
  return (
    <section aria-labelledby="sessions" className={styles.form}>
      <h3 id="sessions" tabIndex={-1}>
        {t.title}
      </h3>
      <NotLoaded failed={t.failed} loading={t.loading} query={query} />
      <ul className={styles.rows}>
        {query.data?.map((session) => (
          <SessionRow key={session.id} onEnded={setSaid} session={session} />
        ))}
      </ul>
      <p className="vh" role="status">
        {said}
      </p>
    </section>
  );
}

interface SessionRowProps {
  session: { id: string; current: boolean; createdAt: string; userAgent: string | null };
  onEnded: (said: string) => void;
}

function SessionRow({ session, onEnded }: SessionRowProps) {
  const { sessions: t } = useTexts('security');
  const client = useQueryClient();
  const { notice } = useNotices();
  const failureText = useFailureText();
  const signOut = useSignOut();
  const act = useAction();
  const { browser, system } = deviceOf(session.userAgent);
  const name = browser && system ? t.on(browser, system) : (browser ?? system ?? t.unknown);
  const moment = useMoment();

  async function end(): Promise<void> {
    if (session.current) return signOut();
    const answer = await act((key) =>
      tryCall(api.account.revokeSession({ sessionId: session.id }, withKey(key))),
    );
    // One that is gone already is what was asked for.
    if (answer.ok || answer.failure.code === 'auth.session_not_found') {
      onEnded(t.ended(name));
      document.getElementById('sessions')?.focus();
      await client.invalidateQueries({ queryKey: ['sessions'] });
      return;
    }
    notice({ title: t.endFailed, text: failureText(answer.failure.code), tone: 'bad' });
  }

  return (
    <li className={styles.row}>
      <Icon of={system === 'Android' || system === 'iOS' ? Smartphone : Monitor} />
      <p>
        <b>{name}</b>
        <small>
          {session.current && <span className="chip chip-accent">{t.here}</span>}{' '}
          {t.since(moment(session.createdAt))}
        </small>
      </p>
      <button
        aria-label={t.endOf(name)}
        className="btn btn-line"
        onClick={() => void end()}
        type="button"
      >
        {t.end}
      </button>
    </li>
  );
}
