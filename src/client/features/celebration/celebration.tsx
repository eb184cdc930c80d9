// What a finished activity brought: XP counts up, the ring fills, stamps land, the next line opens.
import { CircleCheckBig, Flame, Sparkles } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { useLocale, useTexts } from '#client/base/language/language.tsx';
import { contentLang, localized } from '#client/base/language/localized.ts';
import { playerTexts } from '#client/base/language/player-texts.ts';
import { useQuiet } from '#client/base/theme.tsx';
import { Bar } from '#client/ui/bar.tsx';
import { Coin } from '#client/ui/coin.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { Ring } from '#client/ui/ring.tsx';
import { Train } from '#client/ui/train.tsx';
import type { Locale } from '#contract/fields.ts';
import type { ActivityView, Finish } from '#contract/play.ts';
import { CORE_ID } from '#domain/catalog/path.ts';
import { shownPercent } from '#domain/kernel/pass-line.ts';
import { type Ended, earnsConfetti } from '#domain/progress/confetti.ts';
import { beyondDayLimit, xpOf } from '#domain/progress/outcome.ts';
import type { CountedLines } from '#domain/tasks/ticks.ts';
import styles from './celebration.module.css';
import { Confetti } from './confetti.tsx';
import { levelShare } from './count-up.ts';
import { EventLines } from './event-lines.tsx';
import { LevelUp } from './level-up.tsx';
import { OpenNow } from './open-now.tsx';
import { PaceNote } from './pace-note.tsx';
import { QuestLines } from './quest-lines.tsx';
import { useCountUp } from './use-count-up.ts';
import { useLevelMoment } from './use-level-moment.ts';

/** What the finish itself does not tell: what was paid before it, and what was asked once more. */
export interface WayToEnd {
  /** XP of the activity that its first right answer was paid. */
  firstRightXp: number;
  /** How many questions were right only when they were asked once more. */
  rightAgain: number;
}
const NO_WAY: WayToEnd = { firstRightXp: 0, rightAgain: 0 };

interface CelebrationProps {
  finish: Finish;
  activity: ActivityView;
  /** What this page knows of the way to the end. */
  way?: WayToEnd;
  /** How far its list is, as every screen counts it; left out where it has none. */
  list?: CountedLines | undefined;
  hasConfetti: boolean;
  /** Draws an earned badge. */
  stampOf: (badge: Finish['badgesEarned'][number]) => ReactNode;
  /** Stands in place of the terminus where a whole phase is done. */
  stationDone?: ReactNode;
  /** Where what it has left is read. */
  made?: ReactNode;
  onLevel: () => void;
  titleRef: Ref<HTMLHeadingElement>;
}

export function Celebration(props: CelebrationProps) {
  const {
    finish,
    activity,
    way = NO_WAY,
    list,
    hasConfetti,
    stampOf,
    stationDone,
    made,
    onLevel,
    titleRef,
  } = props;
  const locale = useLocale();
  const player = useTexts('player');
  const t = playerTexts(player, activity.kind).done;
  // A group of the Core line is no phase.
  const groupDone = activity.phaseId === CORE_ID ? player.done.section : t.section;
  const lang = contentLang(locale);
  const isLevelShown = useLevelMoment(finish.leveledUp && hasNews(finish), onLevel);
  return (
    <article aria-labelledby="done" className={styles.party}>
      {hasConfetti && hasNews(finish) && earnsConfetti(endedOf(activity, finish), finish) && (
        <Confetti />
      )}
      {isLevelShown.now && <LevelUp finish={finish} onEnd={isLevelShown.end} />}
      {stationDone === undefined && (
        <div aria-hidden="true" className={styles.terminus}>
          <i />
          <Train />
          <span className="end" />
        </div>
      )}
      <Cheer activity={activity} finish={finish} lang={lang} titleRef={titleRef} />
      {stationDone}
      {finish.questsDone.length > 0 && (
        <QuestLines
          own={{
            title: activity.title,
            xp: finish.xpAwarded,
            isMission: activity.kind === 'mission',
          }}
          quests={finish.questsDone}
        />
      )}
      <EventLines of={finish} />
      <Facts
        finish={finish}
        list={list}
        pays={paysWhole(activity, finish) ? activity.xp : null}
        quiz={activity.quiz}
        way={way}
      />
      {activity.isOptional && !finish.alreadyDone && (
        <p className="small muted">{player.done.optional}</p>
      )}
      {made}
      {finish.badgesEarned.length > 0 && (
        <section aria-labelledby="won">
          <h2 className="vh" id="won">
            {t.badges(finish.badgesEarned.length)}
          </h2>
          <ul className={styles.won}>
            {finish.badgesEarned.map((badge) => (
              <li key={badge.id}>
                {stampOf(badge)}
                <div>
                  <p className="small quiet">{t.badge}</p>
                  <h3>{localized(badge.name, locale)}</h3>
                  <p className="muted">{localized(badge.description, locale)}</p>
                </div>
              </li>
            ))}
          </ul>
        </section>
      )}
      {finish.checksTotal > 1 && finish.checksRight === finish.checksTotal && (
        <p className={`${styles.opened} ${styles.perfect}`} data-testid="perfect">
          <Icon of={Sparkles} />
          <b>{player.done.perfect(finish.checksTotal)}</b>
        </p>
      )}
      {finish.sectionDone && !finish.alreadyDone && stationDone === undefined && (
        <p className={styles.opened}>
          <Icon of={CircleCheckBig} />
          <b lang={lang}>{groupDone(activity.groupTitle)}</b>
        </p>
      )}
      {finish.unlocked.length > 0 && <OpenNow activity={activity} finish={finish} lang={lang} />}
      {activity.takeaway !== '' && (
        <p className="keep">
          <span>{t.remember}</span>
          <b lang={lang}>{activity.takeaway}</b>
        </p>
      )}
    </article>
  );
}

const endedOf = ({ kind }: ActivityView, { sectionDone }: Finish): Ended =>
  kind === 'mission' ? { what: 'mission' } : { what: 'item', isUnitDone: sectionDone };

/** False where everything had been done and paid before. */
const hasNews = ({ alreadyDone, questsDone }: Finish): boolean =>
  !alreadyDone || questsDone.length > 0;

/** Whether it has just paid all its XP for the end, whatever was right: a quiz pays for passing. */
const paysWhole = ({ kind, quiz }: ActivityView, finish: Finish): boolean =>
  !finish.alreadyDone &&
  finish.xpAwarded > 0 &&
  finish.paceLimit === null &&
  kind !== 'testout' &&
  quiz === null;

interface CheerProps {
  finish: Finish;
  activity: ActivityView;
  lang: 'en' | undefined;
  titleRef: Ref<HTMLHeadingElement>;
}

function Cheer({ finish, activity, lang, titleRef }: CheerProps) {
  const locale = useLocale();
  const player = useTexts('player');
  const t = playerTexts(player, activity.kind).done;
  const isTestOut = activity.kind === 'testout';
  const isQuiet = useQuiet();
  const { level } = finish;
  const total = useCountUp(finish.totalXpBefore, finish.totalXp);
  const earned = xpOf(finish);
  const gained = useCountUp(0, earned);
  // An outcome that a release before the store has answered does not say.
  const { boostXp: boosted = 0 } = finish as Partial<Finish>;
  const isSaid = !hasNews(finish) || (isTestOut && earned === 0);
  const beyond = isSaid ? 0 : beyondDayLimit(finish);
  const percent = shownPercent(levelShare(total, level.fromXp, level.nextAtXp), 1);
  const name = localized(level.name, locale);
  return (
    <div className={styles.cheer}>
      <div>
        <p className="eyebrow accent" lang={lang}>
          {activity.title}
        </p>
        <h1 id="done" ref={titleRef} tabIndex={-1}>
          {t.title}
        </h1>
        {isSaid ? (
          <p className={`${styles.earned} muted`}>
            {finish.alreadyDone ? t.again : player.testOut.opened}
          </p>
        ) : (
          <p className={styles.earned}>
            <span aria-hidden="true" className="xpv">
              <Coin />
              {t.xp(gained)}
            </span>
            <span aria-hidden="true" className="muted reward">
              {t.total(total)}
            </span>
          </p>
        )}
        {!isSaid && boosted > 0 && (
          <p className="reward small muted">{player.done.boost(boosted)}</p>
        )}
        {beyond > 0 && <p className="reward small muted">{t.beyondDay(beyond, earned)}</p>}
        <PaceNote of={[finish, ...finish.questsDone]} />
        <p className="vh" role="status">
          {isSaid || isQuiet ? (
            t.title
          ) : (
            <>
              {t.say(earned, finish.totalXp)} {beyond > 0 && t.beyondDay(beyond, earned)}{' '}
              {finish.leveledUp && t.sayLevel(name)}
            </>
          )}
        </p>
      </div>
      {!isQuiet && (
        <Ring
          caption={level.nextName === null ? name : t.toLevel(localized(level.nextName, locale))}
          figure={t.share(percent)}
          label={`${t.level}: ${name}, ${levelGap(finish, t, locale)}`}
          percent={percent}
        />
      )}
    </div>
  );
}

/** What is missing to the next level, in words. */
function levelGap(
  { level, totalXp }: Finish,
  t: { highest: string; toNext: (xp: number, level: string) => string },
  locale: Locale,
): string {
  if (level.nextAtXp === null || level.nextName === null) return t.highest;
  return t.toNext(level.nextAtXp - totalXp, localized(level.nextName, locale));
}

interface FactsProps {
  finish: Finish;
  /** Of a quiz: the round that was passed; null elsewhere. */
  quiz: ActivityView['quiz'];
  /** Of a checklist: what was ticked is no result, and brings no points. */
  list: CountedLines | undefined;
  /** XP that were paid whatever was right; null where none were. */
  pays: number | null;
  way: WayToEnd;
}

function Facts({ finish, quiz, list, pays, way }: FactsProps) {
  const locale = useLocale();
  const { ticks } = useTexts('tasks');
  const t = useTexts('player').done;
  const isLonger = finish.streak.days > finish.streakBefore;
  return (
    <dl className={styles.facts}>
      <div className="reward">
        <dt>{t.level}</dt>
        <dd>
          <b>{localized(finish.level.name, locale)}</b>
        </dd>
        <dd className={`small ${styles.viz}`}>{levelGap(finish, t, locale)}</dd>
      </div>
      <div className="reward">
        <dt>{t.streak}</dt>
        <dd>
          <span className="streakv">
            <Icon of={Flame} />
            <b>{t.streakDays(finish.streak.days)}</b>
          </span>
        </dd>
        <dd className={`small ${styles.viz}`}>
          {finish.shieldUsed ? t.shield : isLonger ? t.streakUp : t.streakSame}
        </dd>
      </div>
      {quiz !== null && <Passed finish={finish} quiz={quiz} way={way} />}
      {quiz === null && finish.checksTotal > 0 && (
        <div>
          <dt>{t.checks}</dt>
          <dd>
            <b>
              {way.rightAgain > 0
                ? t.checksAtFirst(finish.checksRight, finish.checksTotal)
                : t.checksRight(finish.checksRight, finish.checksTotal)}
            </b>
          </dd>
          {way.rightAgain > 0 && <dd className="small">{t.checksAgain(way.rightAgain)}</dd>}
          <dd className={styles.viz}>
            <Bar color="var(--good)" max={finish.checksTotal} value={finish.checksRight} />
          </dd>
          {pays !== null && (
            <dd className={`small reward ${styles.viz} ${styles.pays}`}>
              {way.firstRightXp > 0 ? t.checksPayParts(way.firstRightXp, pays) : t.checksPay(pays)}
            </dd>
          )}
        </div>
      )}
      {finish.taskPointsOutOf > 0 && (
        <div>
          <dt>{t.tasks}</dt>
          <dd>
            <b>
              {list === undefined
                ? t.taskPoints(finish.taskPoints, finish.taskPointsOutOf)
                : ticks.ticked(list.ticked, list.whole, list.notApplicable)}
            </b>
          </dd>
          <dd className={styles.viz}>
            <Bar
              color="var(--good)"
              max={list?.whole ?? finish.taskPointsOutOf}
              value={list?.ticked ?? finish.taskPoints}
            />
          </dd>
          {finish.taskPointsUnrated > 0 && (
            <dd className={`small muted ${styles.viz}`}>
              {t.taskPointsUnrated(finish.taskPointsUnrated)}
            </dd>
          )}
        </div>
      )}
    </dl>
  );
}

interface PassedProps {
  finish: Finish;
  quiz: NonNullable<ActivityView['quiz']>;
  way: WayToEnd;
}

/** A quiz ends by being passed: in which round, how well, and against which line. */
function Passed({ finish: { checksRight, checksTotal }, quiz, way }: PassedProps) {
  const { quiz: t } = useTexts('tasks');
  const { done } = useTexts('player');
  const percent = shownPercent(checksRight, checksTotal, [quiz.passPercent]);
  return (
    <div>
      <dt>{t.round(quiz.round)}</dt>
      <dd>
        <b>{t.passedWith(percent)}</b>
      </dd>
      <dd className={styles.viz}>
        <Bar at={quiz.passPercent} color="var(--good)" value={percent} />
      </dd>
      <dd className="small">{t.scoreOf(checksRight, checksTotal, quiz.passPercent)}</dd>
      {way.rightAgain > 0 && <dd className="small">{done.checksAgain(way.rightAgain)}</dd>}
    </div>
  );
}
