// Topic and pool of a practice, each pool with what it holds.
import { CircleAlert } from 'lucide-react';
import { useLocale, useTexts } from '#client/base/language/language.tsx';
import { contentLang } from '#client/base/language/localized.ts';
import { POOLS, partsOf } from '#client/features/exam/focus.ts';
import { Icon } from '#client/ui/icon.tsx';
import { Select } from '#client/ui/select.tsx';
import styles from './paper.module.css';
import type { FocusChoice } from './use-focus.ts';

export function FocusPicker(props: FocusChoice) {
  const { focus, topics, pools, besides, recount, isEmpty, onTopic, onPool } = props;
  const actions = useTexts('actions');
  const { focus: t } = useTexts('exam').paper;
  const lang = contentLang(useLocale());
  return (
    <div className={styles.focusPick}>
      <div className="field">
        <label htmlFor="topic">{t.topic}</label>
        <Select id="topic" onChoose={onTopic} value={focus.objectiveId ?? ''}>
          <option value="">{t.all}</option>
          {topics.map(({ objectiveId, title }) => (
            <option key={objectiveId} lang={lang} value={objectiveId}>
              {title}
            </option>
          ))}
        </Select>
      </div>
      <fieldset className={styles.extra}>
        <legend>{t.pool}</legend>
        <div className="seg">
          {POOLS.map((pool) => (
            <label key={pool}>
              <input
                checked={pool === focus.pool}
                name="pool"
                onChange={() => onPool(pool)}
                type="radio"
                value={pool}
              />
              <span>{pools === null ? t.pools[pool] : t.counted(t.pools[pool], pools[pool])}</span>
            </label>
          ))}
        </div>
        {pools !== null && pools.any > 0 && (
          <p className="small muted" data-testid="pool-parts">
            {t.parts(...partsOf(pools))}
            {besides.elsewhere > 0 && ` ${t.elsewhere(besides.elsewhere)}`}
            {besides.held > 0 && ` ${t.held(besides.held)}`}
          </p>
        )}
        {!isEmpty && <p className="small muted">{t.poolText[focus.pool]}</p>}
        {isEmpty && (
          <p className="small muted" role="status">
            {t.none}
          </p>
        )}
        {recount !== null && (
          <p className="note" role="alert">
            <Icon of={CircleAlert} />
            <span>{t.uncounted}</span>
            <button className="btn btn-ghost" onClick={recount} type="button">
              {actions.retry}
            </button>
          </p>
        )}
      </fieldset>
    </div>
  );
}
