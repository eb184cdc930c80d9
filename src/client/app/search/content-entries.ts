// What a course holds as the search finds it: missions, items, papers, terms, and the questions that were met.
import {
  BookA,
  BookOpen,
  CirclePlay,
  CircleQuestionMark,
  FileText,
  Flag,
  GraduationCap,
  Store,
} from 'lucide-react';
import { addressOfLink } from '#client/base/activity-links.ts';
import { addresses } from '#client/base/addresses.ts';
import { localized } from '#client/base/language/localized.ts';
import { RESOURCE_ICONS } from '#client/features/library/resource-icons.ts';
import type { CourseView } from '#contract/course.ts';
import type { Locale } from '#contract/fields.ts';
import type { OwnSearch, SearchContent } from '#contract/search.ts';
import { canBeReadAhead } from '#domain/path/read-ahead.ts';
import type { Messages } from '#texts/messages.ts';
import { contentEntry, type Entry, ownEntry } from './entry.ts';

interface ContentInput {
  readonly content: SearchContent | undefined;
  readonly own: OwnSearch | undefined;
  /** Undefined until the courses are here: kinds of items are without their names then. */
  readonly course: Pick<CourseView, 'kinds'> | undefined;
  readonly locale: Locale;
  /** XP is not said. */
  readonly isQuiet: boolean;
  readonly texts: { readonly missions: Messages['missions']; readonly search: Messages['search'] };
}

export function contentEntries(input: ContentInput): readonly Entry[] {
  const { content, own } = input;
  if (content === undefined) return [];
  return [
    ...activityEntries(input, content),
    ...content.papers.map(({ id, key, title, count, minutes, description }) =>
      contentEntry({
        id,
        kind: 'exam',
        title,
        description: input.texts.search.paper(count, minutes),
        to: addresses.paper(key),
        icon: GraduationCap,
        more: description,
      }),
    ),
    ...content.terms.map(({ id, term, text }) =>
      contentEntry({
        id: `term:${id}`,
        kind: 'term',
        title: term,
        description: text,
        to: addresses.term(id),
        icon: BookA,
        isContent: { title: true, description: true },
      }),
    ),
    // What an older release has sent does not know what is premium: of that nothing is said.
    ...content.templates.map(({ id, key, title, description, isPremium }) =>
      contentEntry({
        id,
        kind: 'template',
        title,
        description,
        to: addresses.artifact(key),
        icon: FileText,
        template: isPremium === undefined ? null : { key, isPremium },
        isContent: { title: true, description: true },
      }),
    ),
    ...content.resources.map(({ key, title, summary, format }) =>
      contentEntry({
        id: `resource:${key}`,
        kind: 'resource',
        title,
        description: summary,
        to: addresses.resource(key),
        icon: RESOURCE_ICONS[format],
        isContent: { title: true, description: true },
      }),
    ),
    // What XP buys is about XP.
    ...(input.isQuiet ? [] : content.store).map(({ id, name, description, category }) =>
      ownEntry({
        id,
        kind: 'store',
        title: localized(name, input.locale),
        description: localized(description, input.locale),
        to: addresses.store(category),
        icon: Store,
      }),
    ),
    ...content.tours.map(({ id, title, summary }) =>
      ownEntry({
        id: `tour:${id}`,
        kind: 'help',
        title: localized(title, input.locale),
        description: localized(summary, input.locale),
        to: addresses.tours(id),
        icon: CirclePlay,
      }),
    ),
    ...content.help.map(({ id, title }) =>
      contentEntry({
        id: `help:${id}`,
        kind: 'help',
        title,
        description: '',
        to: addresses.help(id),
        icon: BookOpen,
      }),
    ),
    ...(own?.questions ?? []).map(({ id, stem, paperKey, paperTitle, attemptId, number }) =>
      contentEntry({
        id,
        kind: 'question',
        title: stem,
        description: input.texts.search.met(number, paperTitle),
        to: addresses.reportAt(paperKey, attemptId, number),
        icon: CircleQuestionMark,
      }),
    ),
  ];
}

/** A mission says its section, its time and what it pays (brief 1, 2.5); an item its kind first. */
function activityEntries(
  { own, course, locale, isQuiet, texts }: ContentInput,
  { activities }: SearchContent,
): Entry[] {
  const locked = new Set(own?.locked);
  const kinds = new Map(course?.kinds.map((kind) => [kind.key, kind]));
  return activities.map((activity) => {
    const { id, kind, title, description, groupTitle, estimatedMinutes, xp, itemType } = activity;
    const ofKind = itemType === null ? undefined : kinds.get(itemType);
    const facts = [
      ofKind && localized(ofKind.name, locale),
      groupTitle,
      texts.missions.minutes(estimatedMinutes),
      xp > 0 && !isQuiet && texts.missions.xpToEarn(xp),
    ];
    return contentEntry({
      id,
      kind,
      title,
      description: facts.filter(Boolean).join(', '),
      to: addressOfLink(activity),
      icon: kind === 'mission' ? Flag : (ofKind?.icon ?? 'book-open'),
      isLocked: locked.has(id),
      isReadable: canBeReadAhead(ofKind?.form),
      more: description,
    });
  });
}

/** Papers that a menu names already stay under that name, with the facts of the paper. */
export function mergedExams(named: readonly Entry[], content: readonly Entry[]): Entry[] {
  const byAddress = new Map(content.map((entry) => [entry.to, entry]));
  const isNamed = new Set(named.map(({ to }) => to));
  return [
    ...named.map((entry) => {
      const paper = byAddress.get(entry.to);
      if (paper === undefined) return entry;
      const { title, description, more } = paper;
      return { ...entry, id: paper.id, description: `${title}, ${description}`, more };
    }),
    ...content.filter(({ to }) => !isNamed.has(to)),
  ];
}
