// An event that is over: what the learner added, their rank, what it paid, and the certificate where the goal was reached.
import { useQueryClient } from '@tanstack/react-query';
import { BadgeCheck } from 'lucide-react';
import { withKey } from '#client/api/api.ts';
import { tryCall } from '#client/api/failure.ts';
import { api } from '#client/api/page-api.ts';
import { useCall } from '#client/api/use-call.ts';
import { addresses } from '#client/base/addresses.ts';
import { FailureNote } from '#client/base/failure-note.tsx';
import { Go, useGo } from '#client/base/go.tsx';
import { useLocale, useTexts } from '#client/base/language/language.tsx';
import { localized } from '#client/base/language/localized.ts';
import { useReader } from '#client/base/use-reader.ts';
import { Icon } from '#client/ui/icon.tsx';
import type { PastEvent } from '#contract/events.ts';
import styles from './events.module.css';
import { kindText } from './kind-text.ts';

export function PastEventCard({ event }: { event: PastEvent }) {
  const t = useTexts('events');
  const locale = useLocale();
  const { timeZone } = useReader();
  const titleId = `past-${event.id}`;
  // The last instant that belongs to it.
  const day = new Intl.DateTimeFormat(locale, { timeZone, dateStyle: 'medium' }).format(
    new Date(Date.parse(event.closesAt) - 1),
  );
  return (
    <article aria-labelledby={titleId} className={styles.pastCard}>
      <div>
        <h2 id={titleId}>{localized(event.name, locale)}</h2>
        <p className="small muted">
          {kindText(t, locale, event)}
          {' · '}
          {t.ended(day)}
        </p>
        <p>
          <Reached event={event} />
        </p>
        <p className="small muted">
          <Standing event={event} />
        </p>
      </div>
      <div className={styles.earned}>
        {event.paidXp !== null && event.paidXp > 0 && (
          <p className="xpv">{t.reward(event.paidXp)}</p>
        )}
        {event.reachedAt !== null && <CertificateOf event={event} />}
      </div>
    </article>
  );
}

/** The rank among the others; who had none is told so, since a rank of one is none. */
function Standing({ event }: { event: PastEvent }) {
  const t = useTexts('events');
  const { rank, rankedOf, participants, scoring } = event;
  if (participants <= 1) return t.alone;
  if (rank === null || rankedOf === null) return t.participants(participants);
  return (scoring === 'team' ? t.teamRank : t.rank)(rank, rankedOf);
}

function Reached({ event }: { event: PastEvent }) {
  const t = useTexts('events');
  const { together, teamTotal, progress, count, metric } = event;
  if (together === null && teamTotal === null) {
    return t.progress[metric](Math.min(progress, count), count);
  }
  const all =
    together === null ? t.team(teamTotal ?? 0, count) : t.together(together.total, together.target);
  return `${all} ${t.mine[metric](progress)}`;
}

function CertificateOf({ event }: { event: PastEvent }) {
  const t = useTexts('events');
  const locale = useLocale();
  const go = useGo();
  const client = useQueryClient();
  const { isBusy, failure, run } = useCall();
  const label = t.certificateNamed(localized(event.name, locale));
  if (event.certificateId !== null) {
    return (
      <Go
        aria-label={label}
        className="btn btn-line"
        to={addresses.certificate(event.certificateId)}
      >
        <Icon of={BadgeCheck} />
        {t.certificate}
      </Go>
    );
  }
  const issue = async () => {
    const answer = await run((key) =>
      tryCall(api.events.certify({ eventId: event.id }, withKey(key))),
    );
    if (!answer?.ok) return;
    void client.invalidateQueries({ queryKey: ['past-events'] });
    go(addresses.certificate(answer.value.certificateId));
  };
  return (
    <>
      <button
        aria-busy={isBusy}
        aria-disabled={isBusy}
        aria-label={label}
        className="btn btn-line"
        onClick={() => void issue()}
        type="button"
      >
        <Icon of={BadgeCheck} />
        {t.certificate}
      </button>
      <FailureNote failure={failure} />
    </>
  );
}
