// What keeps a mission locked: a few names in one sentence; of many the first to do, and the whole list on demand.
import { useLocale, useTexts } from '#client/base/language/language.tsx';
import { contentLang } from '#client/base/language/localized.ts';
import type { ActivityLink } from '#contract/activity-link.ts';
import { allNames, firstAndRest } from './opens-after.ts';

/** More names than this are no sentence any more. */
const IN_A_SENTENCE = 3;

interface LockedByProps {
  /** All of these, and of each any one. */
  missing: readonly (readonly Pick<ActivityLink, 'title'>[])[];
}

export function LockedBy({ missing }: LockedByProps) {
  const locale = useLocale();
  const { detail: t, either, quoted } = useTexts('missions');
  const words = { either, quoted };
  if (missing.length <= IN_A_SENTENCE) {
    return <span>{t.lockedText(allNames(words, missing, locale))}</span>;
  }
  const { first, rest } = firstAndRest(words, missing, locale);
  return (
    <div>
      <span>{t.lockedText(first)}</span>
      <details>
        <summary>{t.lockedRest(rest.length)}</summary>
        <ul lang={contentLang(locale)}>
          {rest.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      </details>
    </div>
  );
}
