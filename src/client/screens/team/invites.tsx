// Links that let somebody in: made, copied and revoked by the owner.
import { useState } from 'react';
import { withKey } from '#client/api/api.ts';
import { tryCall } from '#client/api/failure.ts';
import { api } from '#client/api/page-api.ts';
import { addresses, hrefOf } from '#client/base/addresses.ts';
import { useFailureText, useTexts } from '#client/base/language/language.tsx';
import { useMoment } from '#client/base/use-moment.ts';
import { useNotices } from '#client/ui/notices.tsx';
import type { Team, TeamInvite } from '#contract/teams.ts';
import { INVITE_DAYS, INVITE_USES } from '#domain/teams/team.ts';
import styles from './team.module.css';
import { type TeamWrites, useTeamWrites } from './use-team-writes.ts';

export function Invites({ team }: { team: Team }) {
  const { invites: t } = useTexts('teams');
  const failureText = useFailureText();
  const writes = useTeamWrites();
  const [days, setDays] = useState<(typeof INVITE_DAYS)[number]>(7);
  const [uses, setUses] = useState<(typeof INVITE_USES)[number]>(5);
  const make = () =>
    writes.settle((key) => tryCall(api.teams.createInvite({ days, uses }, withKey(key))));
  return (
    <section aria-labelledby="invites" className={styles.part}>
      <h2 id="invites">{t.title}</h2>
      <p className="small muted">
        {team.members.length < team.seats ? t.text : t.full(team.seats)}
      </p>
      <div className={styles.choices}>
        <label className="field" htmlFor="invite-days">
          <span className="label">{t.days}</span>
          <select
            className="input"
            id="invite-days"
            onChange={({ target }) => setDays(INVITE_DAYS[target.selectedIndex]!)}
            value={days}
          >
            {INVITE_DAYS.map((n) => (
              <option key={n} value={n}>
                {t.day(n)}
              </option>
            ))}
          </select>
        </label>
        <label className="field" htmlFor="invite-uses">
          <span className="label">{t.uses}</span>
          <select
            className="input"
            id="invite-uses"
            onChange={({ target }) => setUses(INVITE_USES[target.selectedIndex]!)}
            value={uses}
          >
            {INVITE_USES.map((n) => (
              <option key={n} value={n}>
                {t.person(n)}
              </option>
            ))}
          </select>
        </label>
      </div>
      <button
        aria-busy={writes.isBusy}
        aria-disabled={writes.isBusy}
        className="btn btn-primary btn-wide"
        onClick={() => void make()}
        type="button"
      >
        {t.make}
      </button>
      {writes.failure !== null && <p role="alert">{failureText(writes.failure)}</p>}
      <ul className={styles.invites}>
        {team.invites.map((invite) => (
          <li key={invite.token}>
            <Invite invite={invite} writes={writes} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Invite({ invite, writes }: { invite: TeamInvite; writes: TeamWrites }) {
  const { invites: t } = useTexts('teams');
  const { notice } = useNotices();
  const { token, expiresAt, uses, usesLeft } = invite;
  const until = useMoment()(expiresAt);
  const address = new URL(hrefOf(addresses.invite(token)), location.href).href;
  const copy = async () => {
    // Without a clipboard (plain http) the link stands there, selected by a press.
    await navigator.clipboard?.writeText(address);
    if (navigator.clipboard) notice({ title: t.copied, tone: 'good' });
  };
  return (
    <>
      <input
        aria-label={t.link}
        className="input"
        onFocus={({ target }) => target.select()}
        readOnly
        value={address}
      />
      <p className="small muted">{t.left(usesLeft, uses, until)}</p>
      <span className={styles.lead}>
        {'clipboard' in navigator && (
          <button className="link" onClick={() => void copy()} type="button">
            {t.copy}
          </button>
        )}
        <button
          aria-label={t.revokeNamed(until)}
          className="link"
          onClick={() => void writes.run(() => api.teams.revokeInvite({ token }))}
          type="button"
        >
          {t.revoke}
        </button>
      </span>
    </>
  );
}
