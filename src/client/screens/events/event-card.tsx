// An event that is open or to come: its goal, how far the learner is, places, and the one thing to do.
import { CalendarDays, CalendarX2, Check, Users } from 'lucide-react';
import { addresses } from '#client/base/addresses.ts';
import { hasFeature } from '#client/base/course-features.ts';
import { FailureNote } from '#client/base/failure-note.tsx';
import { Go } from '#client/base/go.tsx';
import { useLocale, useTexts } from '#client/base/language/language.tsx';
import { localized } from '#client/base/language/localized.ts';
import { useSelectedCourse } from '#client/base/selected-course.ts';
import { useReader } from '#client/base/use-reader.ts';
import { Bar } from '#client/ui/bar.tsx';
import { Coin } from '#client/ui/coin.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { Kind } from '#client/ui/rewards/cards.tsx';
import type { EventView } from '#contract/events.ts';
import { type EventType, placeOf } from '#domain/events/event-template.ts';
import { isFull, isToCollect } from '#domain/events/waiting-rewards.ts';
import styles from './events.module.css';
import { kindText } from './kind-text.ts';
import { useEventWrites } from './use-event-writes.ts';

const colors: Readonly<Record<EventType, string>> = {
  daily: 'var(--good)',
  weekly: 'var(--line-1)',
  community: 'var(--line-3)',
  special: 'var(--xp)',
};

interface EventCardProps {
  event: EventView;
  isOpen: boolean;
  /** Has the primary button of the screen. */
  isFirst: boolean;
  /** When the same event begins again; null where none is announced. */
  next: string | null;
}

export function EventCard({ event, isOpen, isFirst, next }: EventCardProps) {
  const t = useTexts('events');
  const locale = useLocale();
  const course = useSelectedCourse();
  const workplace = workplaceOf(event, course);
  const writes = useEventWrites(event, { isOpen, workplace });
  const titleId = `event-${event.id}`;
  const { maxParticipants, participants, isJoined, reachedAt } = event;
  const isTaken = isFull(event);
  // Joining pays it at once.
  const isEarned = isOpen && isToCollect(event);
  const isDone = reachedAt !== null;
  const isOut = isOpen && reachedAt === null && !event.isReachable;
  const needsTeam = event.scoring === 'team' && event.team === null && !isJoined;
  return (
    <article aria-labelledby={titleId} className={`offer ${styles.card}`}>
      <p className="offer-tags">
        <Kind color={colors[event.type]}>{kindText(t, locale, event)}</Kind>
        <span className="small muted">{t.difficulty[event.difficulty]}</span>
      </p>
      <h2 id={titleId}>{localized(event.name, locale)}</h2>
      <p className="muted">{localized(event.description, locale)}</p>
      {isOpen && <Progress event={event} />}
      <ul className={styles.facts}>
        <li>
          <Icon of={CalendarDays} size="s" />
          <Times event={event} isOpen={isOpen} next={isDone ? next : null} />
        </li>
        {(participants > 0 || maxParticipants !== null) && (
          <li>
            <Icon of={Users} size="s" />
            {maxParticipants === null
              ? t.participants(participants)
              : t.places(participants, maxParticipants)}
          </li>
        )}
        <li className="xpv">
          <Coin />
          {t.reward(event.rewardXp)}
        </li>
      </ul>
      {isOut && (
        <p className={styles.out}>
          <Icon of={CalendarX2} size="s" />
          {t.outOfReach}
        </p>
      )}
      {!isOut && (isJoined || isEarned) && (
        <p className={styles.joined}>
          <Icon of={Check} size="s" />
          {isDone ? t.done : isEarned ? t.reached : isOpen ? t.joined : t.interested}
        </p>
      )}
      <FailureNote failure={writes.failure} />
      {needsTeam && <p className="small">{t.needsTeam}</p>}
      <div className={`row ${styles.do}`}>
        {needsTeam ? (
          <Go
            aria-describedby={titleId}
            className={`btn ${isFirst ? 'btn-primary' : 'btn-line'}`}
            to={addresses.team()}
          >
            {t.findTeam}
          </Go>
        ) : isJoined ? (
          isOpen &&
          !isDone && (
            <Go
              aria-describedby={titleId}
              className={`btn ${isFirst ? 'btn-primary' : 'btn-line'}`}
              to={workplace}
            >
              {isOut ? t.goOn : t.go}
            </Go>
          )
        ) : isOut ? null : (
          <button
            aria-busy={writes.isBusy}
            aria-describedby={titleId}
            aria-disabled={writes.isBusy || isTaken}
            className={`btn ${isFirst ? 'btn-primary' : 'btn-line'}`}
            onClick={() => {
              if (!isTaken) void writes.join();
            }}
            type="button"
          >
            {isTaken ? t.full : isEarned ? t.collect(event.rewardXp) : isOpen ? t.join : t.interest}
          </button>
        )}
        {isJoined && !isDone && (
          <button
            aria-busy={writes.isBusy}
            aria-describedby={titleId}
            className="btn btn-ghost"
            onClick={() => void writes.leave()}
            type="button"
          >
            {isOpen ? t.leave : t.notInterested}
          </button>
        )}
      </div>
    </article>
  );
}

function Progress({ event }: { event: EventView }) {
  const t = useTexts('events');
  const { progress, count, metric, together, team, isJoined } = event;
  if (event.scoring === 'team') {
    return team === null ? null : (
      <div className={styles.progress}>
        <Bar color="var(--xp)" max={count} value={team.total} />
        <p className="small">
          {t.team(team.total, count)}{' '}
          <span className="muted">{isJoined ? t.mine[metric](progress) : t.addedOnJoin}</span>
        </p>
        {team.rank !== null && <p className="small">{t.teamRank(team.rank, team.teams)}</p>}
      </div>
    );
  }
  if (together !== null) {
    const { total, target } = together;
    return (
      <div className={styles.progress}>
        <Bar color="var(--xp)" max={target} value={total} />
        <p className="small">
          {t.together(total, target)}{' '}
          <span className="muted">{isJoined ? t.mine[metric](progress) : t.addedOnJoin}</span>
        </p>
      </div>
    );
  }
  return (
    <div className={styles.progress}>
      <Bar color="var(--xp)" max={count} value={progress} />
      <p className="small">{t.progress[metric](Math.min(progress, count), count)}</p>
    </div>
  );
}

interface TimesProps {
  event: EventView;
  isOpen: boolean;
  next: string | null;
}

function Times({ event, isOpen, next }: TimesProps) {
  const t = useTexts('events');
  const { locale, timeZone } = useReader();
  const moment = (at: string) =>
    new Intl.DateTimeFormat(locale, {
      timeZone,
      weekday: 'short',
      day: 'numeric',
      month: 'short',
      hour: 'numeric',
      hourCycle: 'h23',
      minute: '2-digit',
    }).format(new Date(at));
  if (next !== null) return t.nextFrom(moment(next));
  return isOpen ? t.until(moment(event.closesAt)) : t.opens(moment(event.opensAt), event.days);
}

/** Where its goal is worked on, in the selected course. */
function workplaceOf(event: EventView, course: string) {
  const place = placeOf(event);
  if (place === 'practice' && hasFeature(course, 'papers')) return addresses.exam();
  if (place === 'missions' && hasFeature(course, 'missions')) return addresses.missions(course);
  return addresses.dashboard(course);
}
