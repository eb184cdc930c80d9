// The search over the screen (brief 1, 2.5): a field, and below it what it finds or what was opened before.
import {
  Combobox,
  ComboboxGroup,
  ComboboxGroupLabel,
  ComboboxItem,
  ComboboxList,
  ComboboxProvider,
} from '@ariakit/react';
import { Lock, Search, X } from 'lucide-react';
import { memo, useMemo, useState } from 'react';
import { useGo } from '#client/base/go.tsx';
import { useLocale, useTexts } from '#client/base/language/language.tsx';
import { contentLang } from '#client/base/language/localized.ts';
import { noteOpened } from '#client/base/opened.ts';
import { useSelectedCourse } from '#client/base/selected-course.ts';
import { useLearner } from '#client/base/session/session.tsx';
import { LinkedTerms } from '#client/base/template-terms.tsx';
import { ContentIcon } from '#client/ui/content-icon.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { FOUND_AT_MOST, grouped } from '#domain/search/match.ts';
import type { Area } from '#texts/messages.ts';
import type { Entry } from './entry.ts';
import styles from './search-palette.module.css';
import { type Found, useEntries } from './use-entries.ts';
import { useFound, useRecent } from './use-found.ts';

/** What it reads, and what the places on screens are called. */
export const SEARCH_TEXTS: readonly Area[] = ['search', 'missions', 'settings', 'templates'];

/** As many more with each press. */
const MORE_AT_ONCE = 2 * FOUND_AT_MOST;

export function SearchPalette({ onClose }: { onClose: () => void }) {
  const t = useTexts('search');
  return (
    <Dialog closeLabel={t.close} look="palette" onClose={onClose} open title={t.title}>
      <Palette found={useEntries()} onClose={onClose} />
    </Dialog>
  );
}

interface PaletteProps {
  found: Found;
  onClose: () => void;
}

export function Palette({ found, onClose }: PaletteProps) {
  const t = useTexts('search');
  const go = useGo();
  const { id: learnerId } = useLearner();
  const [query, setQuery] = useState('');
  const { entries, opened } = found;
  const [atMost, setAtMost] = useState(FOUND_AT_MOST);
  const { rows: results, total, isSettled } = useFound(entries, query, atMost);
  const recent = useRecent(entries, opened);
  const isSearching = query.trim() !== '';
  const groups = useMemo(
    () =>
      isSearching
        ? grouped(results).map(({ kind, entries: of }) => ({ label: t.kinds[kind], of }))
        : [{ label: t.recent, of: recent }],
    [isSearching, results, recent, t],
  );
  const rows = isSearching ? results : recent;
  const hasMore = isSearching && total > rows.length;
  // What is asked anew begins with the best ten again.
  const ask = (next: string) => {
    setQuery(next);
    setAtMost(FOUND_AT_MOST);
  };
  const counted = hasMore ? t.foundSome(rows.length, total) : t.found(total);
  const choose = (entry: Entry) => {
    onClose();
    if (entry.isLocked && !entry.isReadable) return;
    // The path is noted where it is arrived at; a place on a screen has none of its own.
    if (entry.to.includes('?')) noteOpened(learnerId, entry.to, Date.now());
    go(entry.to);
  };
  return (
    <ComboboxProvider
      focusLoop
      includesBaseElement={false}
      open
      resetValueOnHide={false}
      setValue={ask}
      value={query}
    >
      <div className={styles.field}>
        <Icon of={Search} />
        <Combobox
          aria-label={t.title}
          autoComplete="list"
          autoSelect="always"
          className={styles.input}
          enterKeyHint="go"
          maxLength={100}
          placeholder={t.placeholder}
        />
        <button aria-label={t.close} className="btn-icon" onClick={onClose} type="button">
          <Icon of={X} />
        </button>
      </div>
      <p className="vh" role="status">
        {isSearching && rows.length > 0 && isSettled ? counted : ''}
      </p>
      <ComboboxList alwaysVisible aria-label={t.results} className={styles.list}>
        {rows.length > 0 &&
          groups.map(({ label, of }) => (
            <ComboboxGroup className={styles.group} key={label}>
              <ComboboxGroupLabel className={styles.label}>{label}</ComboboxGroupLabel>
              {of.map((entry) => (
                <Row entry={entry} key={entry.id} onChoose={choose} />
              ))}
            </ComboboxGroup>
          ))}
      </ComboboxList>
      {hasMore && (
        <p className={styles.more}>
          <span aria-hidden="true">{counted}</span>
          <button
            className="link"
            onClick={() => setAtMost((before) => before + MORE_AT_ONCE)}
            type="button"
          >
            {t.more}
          </button>
        </p>
      )}
      {rows.length === 0 && isSettled && !found.isLoading && (
        <p className={styles.empty} role="status">
          {isSearching ? t.none : t.start}
        </p>
      )}
      <Waiting found={found} />
      <p aria-hidden="true" className={`${styles.keys} of-keys`}>
        <kbd className="keycap">↑</kbd>
        <kbd className="keycap">↓</kbd>
        {t.keys.move}
        <kbd className="keycap">↵</kbd>
        {t.keys.open}
        <kbd className="keycap">Esc</kbd>
        {t.keys.close}
      </p>
    </ComboboxProvider>
  );
}

/** Pages are found meanwhile. */
function Waiting({ found: { isLoading, isLost, retry } }: { found: Found }) {
  const t = useTexts('search');
  const actions = useTexts('actions');
  if (isLost) {
    return (
      <p className={styles.note} role="alert">
        {t.failed}{' '}
        <button className="link" onClick={retry} type="button">
          {actions.retry}
        </button>
      </p>
    );
  }
  return isLoading ? (
    <p className={styles.note} role="status">
      {t.loading}
    </p>
  ) : null;
}

interface RowProps {
  entry: Entry;
  onChoose: (entry: Entry) => void;
}

const Row = memo(function Row({ entry, onChoose }: RowProps) {
  const { locked, readAhead } = useTexts('actions');
  const lang = contentLang(useLocale());
  const courseKey = useSelectedCourse();
  const { title, description, icon, isLocked, isReadable, isContent, template } = entry;
  return (
    <ComboboxItem
      className={styles.row}
      data-locked={isLocked ? '' : undefined}
      focusOnHover
      hideOnClick={false}
      onClick={() => onChoose(entry)}
      selectValueOnClick={false}
      setValueOnClick={false}
      value={entry.id}
    >
      <span className={styles.sign}>
        {typeof icon === 'string' ? <ContentIcon icon={icon} /> : <Icon of={icon} />}
      </span>
      <span className={styles.what}>
        <b lang={isContent.title ? lang : undefined}>{title}</b>
        {description !== '' && (
          <span lang={isContent.description ? lang : undefined}>{description}</span>
        )}
      </span>
      {template !== null && <LinkedTerms courseKey={courseKey} template={template} />}
      {isLocked && (
        <span className={styles.lock}>
          <Icon of={Lock} size="s" />
          {isReadable && readAhead}
          <span className="vh">
            {isReadable && ', '}
            {locked}
          </span>
        </span>
      )}
    </ComboboxItem>
  );
});
