// What an item asks and gives: objectives, a lab's story in the chosen company, its result, its button.

import { Lock } from 'lucide-react';
import { Suspense } from 'react';
import { addresses } from '#client/base/addresses.ts';
import { useCourse } from '#client/base/course.ts';
import { offers } from '#client/base/course-features.ts';
import { Go } from '#client/base/go.tsx';
import { useLocale, useTexts } from '#client/base/language/language.tsx';
import { contentLang } from '#client/base/language/localized.ts';
import { useSelectedCourse } from '#client/base/selected-course.ts';
import { useKind } from '#client/base/use-kind.ts';
import { Beside } from '#client/features/library/beside.tsx';
import { ChecklistPreview, SeenItems } from '#client/features/path/checklist-preview.tsx';
import { itemMinutesText } from '#client/features/path/item-minutes.ts';
import { opensAfter } from '#client/features/path/opens-after-item.ts';
import { CompanyField } from '#client/features/study/company-field.tsx';
import { TemplateWays } from '#client/features/templates/template-ways-later.ts';
import { Coin } from '#client/ui/coin.tsx';
import { Icon } from '#client/ui/icon.tsx';
import type { Industry } from '#contract/fields.ts';
import type { ItemView } from '#contract/path.ts';
import { countedLines } from '#domain/tasks/ticks.ts';
import { actionOf } from './action-of.ts';
import { cardId, tabId } from './item-tabs.tsx';
import { MadeLink } from './made-link.tsx';
import type { OpensItem } from './next-action.tsx';
import styles from './unit-panel.module.css';
import { WorkAhead } from './work-ahead.tsx';

interface ItemCardProps extends OpensItem {
  item: ItemView;
  /** All items of its phase. */
  items: readonly ItemView[];
  /** The item of the phase that can be done now. */
  next: ItemView | undefined;
  industry: Industry | null;
  /** The learner chose it: what labs fall back to is no choice. */
  isCompanyChosen: boolean;
  onIndustry: (industry: Industry) => void;
}

export function ItemCard(props: ItemCardProps) {
  const { item, items, next, industry, onOpen, isOpening } = props;
  const locale = useLocale();
  const actions = useTexts('actions');
  const t = useTexts('path').panel;
  const lang = contentLang(locale);
  const hasTracks = offers(useSelectedCourse(), 'tracks');
  const requiredText = hasTracks ? t.required : t.requiredOfAll;
  const isChecklist = useKind()(item.type).form === 'checklist';
  const variant = item.story ?? item.variants.find((entry) => entry.industry === industry);
  return (
    <div
      aria-labelledby={tabId(item.type)}
      className={styles.tp}
      id={cardId}
      role="tabpanel"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a tab panel without a control takes the focus itself
      tabIndex={0}
    >
      <div lang={lang}>
        <h3>{item.title}</h3>
        {variant !== undefined && variant.title !== item.title && (
          <p className="muted">{variant.title}</p>
        )}
      </div>
      <p className={`${styles.itemMeta} small`}>
        <span>{itemMinutesText(actions, item)}</span>
        <span className="xpv">
          <Coin />
          {actions.xp(item.xp)}
        </span>
        <span className="muted">{item.required ? requiredText : t.optional}</span>
      </p>
      {item.variants.length > 0 && <CompanyChoice {...props} />}
      <p className="muted" lang={lang}>
        {variant?.scenario ?? item.description}
      </p>
      {variant !== undefined && variant.tasks.length > 0 && (
        <div lang={lang}>
          <h4 lang={locale}>{t.tasks}</h4>
          <ol className={styles.tasks}>
            {variant.tasks.map((task) => (
              <li key={task}>{task}</li>
            ))}
          </ol>
        </div>
      )}
      {item.outcomes.length > 0 && (
        <div lang={lang}>
          <h4 lang={locale}>{t.outcomes}</h4>
          <ul className={styles.points}>
            {item.outcomes.map((outcome) => (
              <li key={outcome}>{outcome}</li>
            ))}
          </ul>
        </div>
      )}
      {item.deliverable !== null && (
        <div lang={lang}>
          <h4 lang={locale}>{t.deliverable}</h4>
          <p className="muted">{item.deliverable}</p>
          {item.status === 'done' && (
            <MadeLink industry={item.variants.length > 0 ? industry : null} item={item} />
          )}
        </div>
      )}
      {item.objectives.length > 0 && (
        <div>
          <h4>{t.coverage}</h4>
          <ul className="chips" lang={lang}>
            {item.objectives.map((objective) => (
              <li className="chip" key={objective.id}>
                {objective.title}
              </li>
            ))}
          </ul>
        </div>
      )}
      {isChecklist && <SeenItems heading="h4" items={items.filter((one) => one !== item)} />}
      {isChecklist && (item.status === 'locked' || item.status === 'available') && (
        <ChecklistPreview activityRef={item.id} />
      )}
      <WayIn
        before={opensAfter(items, item)}
        isOpening={isOpening}
        item={item}
        next={next}
        onOpen={onOpen}
      />
      <Document item={item} />
      <Beside activityRef={item.id} />
    </div>
  );
}

/** The document that an open artifact is about. */
function Document({ item: { template, status, phaseId } }: Pick<ItemCardProps, 'item'>) {
  const courseKey = useCourse()?.key;
  if (template === null || status === 'locked' || courseKey === undefined) return null;
  return (
    <Suspense>
      <TemplateWays
        courseKey={courseKey}
        others={{ unitId: phaseId, count: template.more }}
        template={template}
      />
    </Suspense>
  );
}

type WayInProps = Pick<ItemCardProps, 'item' | 'next' | 'onOpen' | 'isOpening'> & {
  /** What has to be done last before it opens. */
  before: ItemView | undefined;
};

/** Start, Continue or Review, or what has to be done before. */
function WayIn({ item, before, next, onOpen, isOpening }: WayInProps) {
  const locale = useLocale();
  const actions = useTexts('actions');
  const path = useTexts('path');
  const t = path.panel;
  const kindOf = useKind();
  if (item.status === 'locked') {
    const isChecklist = kindOf(item.type).form === 'checklist';
    // What an older release has sent names none.
    const { toOpen = null } = item;
    return (
      <div className={styles.itemGo}>
        <p className={`${styles.itemLocked} small`}>
          <Icon of={Lock} size="s" />
          <span>
            {isChecklist && toOpen !== null
              ? path.checklist.aheadAfter(toOpen.title, toOpen.more)
              : before === undefined
                ? path.status.locked
                : t.opensAfter(before.title)}
          </span>
        </p>
        {isChecklist && <WorkAhead item={item} />}
        {next !== undefined && (
          <button
            aria-busy={isOpening}
            className="btn btn-line"
            disabled={isOpening}
            onClick={() => onOpen(next)}
            type="button"
          >
            {t.nextItem(actionOf(actions, t, next), kindOf(next.type).name)}
            <span className="vh" lang={contentLang(locale)}>
              , {next.title}
            </span>
          </button>
        )}
      </div>
    );
  }
  const action = actionOf(actions, t, item);
  const counted = item.ticks && countedLines(item.ticks, item.ticks.lines);
  return (
    <div className={styles.itemGo}>
      <button
        aria-busy={isOpening}
        className="btn btn-line"
        disabled={isOpening}
        onClick={() => onOpen(item)}
        type="button"
      >
        {action}
        <span className="vh" lang={contentLang(locale)}>
          : {item.title}
        </span>
      </button>
      <span className="small muted">
        {item.failedRound !== null && <span>{actions.roundFailed(item.failedRound)}</span>}
        {counted !== null ? (
          <span>{path.checklist.ticked(counted.ticked, counted.whole, counted.notApplicable)}</span>
        ) : (
          item.status === 'in_progress' &&
          item.failedRound === null &&
          item.stepCount > 0 && <span>{t.seen(item.stepsSeen, item.stepCount)}</span>
        )}
        {item.bestPercent !== null && <span>{t.best(item.bestPercent)}</span>}
        {item.passPercent !== null && <span>{t.pass(item.passPercent)}</span>}
      </span>
    </div>
  );
}

/** The company that all labs are told in, as the settings have it: what is chosen here holds everywhere. */
function CompanyChoice(props: Pick<ItemCardProps, 'industry' | 'isCompanyChosen' | 'onIndustry'>) {
  const t = useTexts('path').industries;
  const { companies = [] } = useCourse() ?? {};
  return (
    <div className={styles.company}>
      <CompanyField
        companies={companies}
        industry={props.industry}
        isChosen={props.isCompanyChosen}
        onChoose={props.onIndustry}
      />
      <Go className="link small" to={addresses.industries()}>
        {t.about}
      </Go>
    </div>
  );
}
