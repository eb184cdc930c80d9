// What a mission asks for outside itself, as a list to tick: each line leads to its activity.
import { ArrowRight, Check, Circle, Lock } from 'lucide-react';
import { addressOfLink } from '#client/app/activity-links.ts';
import { type Address, addresses } from '#client/app/addresses.ts';
import { useLanguage } from '#client/app/language/language.tsx';
import { contentLang } from '#client/app/language/localized.ts';
import { Go } from '#client/ui/go.tsx';
import { Icon } from '#client/ui/icon.tsx';
import type { DemandView } from '#contract/learning.ts';
import './demand-list.css';

/** Where a line leads: to the activity, or to what stands before it while it is locked. */
export function addressOfDemand({ activity, status }: DemandView): Address {
  if (activity.kind === 'mission') return addresses.mission(activity.ref);
  if (status !== 'locked' || activity.phaseId === null) return addressOfLink(activity);
  return addresses.path(activity.phaseId, activity.itemType ?? undefined);
}

const signs = { met: Check, open: Circle, locked: Lock };

export function DemandList({ demands }: { demands: readonly DemandView[] }) {
  const { locale } = useLanguage();
  return (
    <ul className="demands">
      {demands.map((demand) => {
        const look = demand.met ? 'met' : demand.status === 'locked' ? 'locked' : 'open';
        return (
          <li data-look={look} key={`${demand.activity.ref}:${demand.percent ?? ''}`}>
            <Go to={addressOfDemand(demand)}>
              <Icon of={signs[look]} />
              <span>
                <b lang={contentLang(locale)}>{demand.activity.title}</b>
                <Stand demand={demand} />
              </span>
              <Icon of={ArrowRight} size="s" />
            </Go>
          </li>
        );
      })}
    </ul>
  );
}

/** How far it is, in words. */
function Stand({ demand }: { demand: DemandView }) {
  const { missions: t } = useLanguage().texts;
  const { met, percent, bestPercent, status, asks, times, timesMet } = demand;
  if (asks === 'topics' && !met) {
    return (
      <small>
        {t.quest.strong(timesMet, times)} {t.quest.topics}
      </small>
    );
  }
  if (asks === 'papers' && percent !== null) {
    if (times > 1) return <small>{t.quest.sittings(timesMet, times, percent)}</small>;
    return (
      <small>
        {bestPercent === null
          ? t.quest.noSitting(percent)
          : t.quest.bestSitting(bestPercent, percent)}
      </small>
    );
  }
  if (percent === null) {
    return <small>{met ? t.filters.done : t.quest.todo[status]}</small>;
  }
  const best = bestPercent === null ? t.quest.noRound(percent) : t.quest.best(bestPercent, percent);
  return <small>{status === 'locked' && !met ? t.quest.todo.locked : best}</small>;
}
