// What a mission asks for outside itself, as a list to tick: each line leads to its activity.
import { ArrowRight, Check, Circle, Lock } from 'lucide-react';
import { addressOfLink } from '#client/base/activity-links.ts';
import { type Address, addresses } from '#client/base/addresses.ts';
import { Go } from '#client/base/go.tsx';
import { useLanguage, useTexts } from '#client/base/language/language.tsx';
import { contentLang } from '#client/base/language/localized.ts';
import { useKind } from '#client/base/use-kind.ts';
import { Icon } from '#client/ui/icon.tsx';
import type { ActivityLink } from '#contract/activity-link.ts';
import type { RequirementView } from '#contract/learning.ts';
import styles from './requirement-list.module.css';

/** Where a line leads: to the activity, or to what stands before it while it is locked. */
export function addressOfRequirement({ activity, status }: RequirementView): Address {
  if (activity.kind === 'mission') return addresses.mission(activity.ref);
  if (status !== 'locked' || activity.phaseId === null) return addressOfLink(activity);
  return addresses.path(activity.phaseId, activity.itemType ?? undefined);
}

const signs = { met: Check, open: Circle, locked: Lock };

interface PriceProps {
  of: ActivityLink;
}

interface RequirementListProps {
  requirements: readonly RequirementView[];
  /** Says of each what kind it is, how long it takes and what it pays. */
  hasPrice?: boolean;
}

export function RequirementList({ requirements, hasPrice = false }: RequirementListProps) {
  const { locale } = useLanguage();
  return (
    <ul className={styles.demands}>
      {requirements.map((requirement) => {
        const look = requirement.met ? 'met' : requirement.status === 'locked' ? 'locked' : 'open';
        return (
          <li data-look={look} key={`${requirement.activity.ref}:${requirement.percent ?? ''}`}>
            <Go to={addressOfRequirement(requirement)}>
              <Icon of={signs[look]} />
              <span>
                <b lang={contentLang(locale)}>{requirement.activity.title}</b>
                {hasPrice && <Price of={requirement.activity} />}
                <Stand requirement={requirement} />
              </span>
              <Icon of={ArrowRight} size="s" />
            </Go>
          </li>
        );
      })}
    </ul>
  );
}

/** Its kind, its minutes and its XP; a template has none of them. */
function Price({ of: { kind, itemType, estimatedMinutes, xp } }: PriceProps) {
  const t = useTexts('missions');
  const kindOf = useKind();
  const facts = [
    itemType === null ? null : kindOf(itemType).name,
    estimatedMinutes > 0 && kind !== 'template' ? t.minutes(estimatedMinutes) : null,
    xp > 0 ? t.xpToEarn(xp) : null,
  ].filter((fact) => fact !== null);
  return facts.length > 0 && <small>{facts.join(', ')}</small>;
}

/** How far it is, in words. */
function Stand({ requirement }: { requirement: RequirementView }) {
  const t = useTexts('missions');
  const { met, percent, bestPercent, status, asks, times, timesMet } = requirement;
  if (asks === 'topics' && !met) {
    return (
      <small>
        {t.quest.strong(timesMet, times)} {t.quest.topics}
      </small>
    );
  }
  if (asks === 'template' && !met) return <small>{t.quest.anyTemplate}</small>;
  if (asks === 'papers' && percent !== null) {
    if (times > 1) return <small>{t.quest.attempts(timesMet, times, percent)}</small>;
    return (
      <small>
        {bestPercent === null
          ? t.quest.noAttempt(percent)
          : t.quest.bestAttempt(bestPercent, percent)}
      </small>
    );
  }
  if (percent === null) {
    return <small>{met ? t.filters.done : t.quest.todo[status]}</small>;
  }
  const best = bestPercent === null ? t.quest.noRound(percent) : t.quest.best(bestPercent, percent);
  return <small>{status === 'locked' && !met ? t.quest.todo.locked : best}</small>;
}
