// The topics that a practice was put together from: two by name, more by their number.
import { useLocale, useTexts } from '#client/base/language/language.tsx';
import { contentLang } from '#client/base/language/localized.ts';
import type { FocusView } from '#contract/exams.ts';
import { namedTopics } from './focus.ts';

/** More names than these fill a line. */
const NAMED_AT_MOST = 2;

interface TopicNamesProps {
  focus: FocusView | null;
  /** Stands before them. */
  lead?: string;
}

/** Nothing where it is of all topics. */
export function TopicNames({ focus, lead }: TopicNamesProps) {
  const { focus: t } = useTexts('exam').paper;
  const locale = useLocale();
  const topics = namedTopics(focus);
  if (topics.length === 0) return null;
  if (topics.length > NAMED_AT_MOST) {
    return (
      <span>
        {lead}
        {t.some(topics.length)}
      </span>
    );
  }
  // The names are content, and so is the way they are listed.
  const names = new Intl.ListFormat('en').format(topics.map(({ title }) => title));
  return (
    <span>
      {lead}
      <span lang={contentLang(locale)}>{names}</span>
    </span>
  );
}
