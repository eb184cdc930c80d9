// On a demo learner's dashboard: what the demo is, and the places that show most of what its study has left behind.
// Those of the shown course come first, all of them open in it; what it has not got is named after, with its course.

import { useQuery } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import { useId } from 'react';
import { documentQueries } from '#client/api/document-queries.ts';
import { modelQueries } from '#client/api/model-queries.ts';
import { queries } from '#client/api/queries.ts';
import { addressOfLink } from '#client/base/activity-links.ts';
import { type Address, addresses, addressOfItem } from '#client/base/addresses.ts';
import { offers } from '#client/base/course-features.ts';
import { Go } from '#client/base/go.tsx';
import { useTexts } from '#client/base/language/language.tsx';
import { Icon } from '#client/ui/icon.tsx';
import type { ListedCourse } from '#contract/learning.ts';
import type { Path } from '#contract/path.ts';
import type { Messages } from '#texts/messages.ts';
import styles from './demo-start.module.css';

interface Place {
  what: keyof Messages['demo']['look']['places'];
  to: Address;
  /** The other course in which it lies; undefined in the shown one, and where it belongs to all. */
  course?: ListedCourse | undefined;
}

export function DemoStart({ courseKey }: { courseKey: string }) {
  const { look: t } = useTexts('demo');
  const { data: courses = [], isLoading } = useQuery(queries.courses());
  const { data: made, isLoading: isReading } = useQuery(documentQueries.all());
  const { data: path, isLoading: isFinding } = useQuery({
    ...queries.path(courseKey),
    enabled: offers(courseKey, 'path'),
  });
  // Where it stands it is here already.
  const { data: dashboard } = useQuery(queries.dashboard(courseKey));
  // The shown course is asked before the others.
  const ordered = courses.toSorted(
    (one, other) => Number(other.key === courseKey) - Number(one.key === courseKey),
  );
  const drawing = ordered.find(({ key }) => offers(key, 'models'));
  const { data: models } = useQuery({
    ...modelQueries.list(drawing?.key ?? ''),
    enabled: drawing !== undefined,
  });
  // No place stands where another one would push it away.
  if (isLoading || isReading || isFinding) return null;

  const shown = courses.find(({ key }) => key === courseKey);
  const other = (key: string | undefined) =>
    key === courseKey ? undefined : courses.find((course) => course.key === key);
  const lab = labOf(ordered);
  const documents = made?.documents ?? [];
  const document =
    documents.find(({ template }) => template?.courseKey === courseKey) ?? documents[0];
  const [model] = models ?? [];
  const places: Place[] = [];
  if (lab) places.push({ what: 'lab', to: addressOfLink(lab.activity), course: other(lab.key) });
  if (shown && path && lab?.key !== courseKey) places.push(...openPlaces(shown, path));
  const list = path && begunList(path);
  if (list) places.push({ what: 'checklist', to: addressOfItem(list) });
  places.push({
    what: 'document',
    to: document === undefined ? addresses.portfolio() : addresses.document(document.id),
    course: other(document?.template?.courseKey),
  });
  if (drawing !== undefined) {
    places.push({
      what: 'model',
      // Which one it is may be known a moment later.
      to: model === undefined ? addresses.models() : addresses.model(model.id),
      course: other(drawing.key),
    });
  }
  // Without an attempt that counts there is no report to read.
  if (offers(courseKey, 'papers') && dashboard?.averagePercent != null)
    places.push({ what: 'reports', to: addresses.examHistory() });
  if (offers(courseKey, 'path')) places.push({ what: 'line', to: addresses.path() });
  places.push({ what: 'progress', to: addresses.progress() });
  const here = places.filter(({ course }) => course === undefined);
  const elsewhere = places.filter(({ course }) => course !== undefined);
  return (
    <section aria-labelledby="demo-start" className={styles.start}>
      <h2 id="demo-start">{t.title}</h2>
      <p className="muted">{t.about}</p>
      <Places places={here} title={shown && t.here(shown.title)} />
      {elsewhere.length > 0 && <Places places={elsewhere} title={t.elsewhere} />}
    </section>
  );
}

function Places({ places, title }: { places: readonly Place[]; title: string | undefined }) {
  const { look: t } = useTexts('demo');
  const id = useId();
  return (
    <>
      {title !== undefined && <h3 id={id}>{title}</h3>}
      <ul aria-labelledby={title === undefined ? undefined : id}>
        {places.map(({ what, to, course }) => (
          <li key={what}>
            <Go to={to}>
              <span>
                <b>
                  {course === undefined
                    ? t.places[what].name
                    : t.inCourse(t.places[what].name, course.title)}
                </b>
                <span className="small muted">{t.places[what].text}</span>
              </span>
              <Icon of={ArrowRight} size="s" />
            </Go>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The lab that the first of the courses goes on with that has one, and that course. */
function labOf(courses: readonly ListedCourse[]) {
  for (const { key, kinds, next } of courses) {
    const kind = kinds.find((one) => one.key === next?.activity.itemType);
    if (next && kind?.form === 'lab') return { key, activity: next.activity };
  }
  return undefined;
}

/** A checklist that was worked with and is not handed in. */
const begunList = ({ phases }: Path) =>
  phases.flatMap(({ items }) => items).find(({ ticks, status }) => ticks && status !== 'done');

/** Of a course of which no lab is open: a mission and a lesson that are, other than its next step where there is another. */
function openPlaces({ kinds, next }: ListedCourse, { phases }: Path): Place[] {
  const isNext = (ref: string) => ref === next?.activity.ref;
  const isLesson = (type: string) =>
    kinds.some(({ key, form }) => key === type && form === 'lesson');
  const mission = phases
    .flatMap(({ missions }) => missions)
    .find(({ key, status, form }) => status === 'available' && form === 'story' && !isNext(key));
  const lesson = phases
    .flatMap(({ items }) => items)
    .find(({ id, type, status }) => status === 'available' && isLesson(type) && !isNext(id));
  return [
    ...(mission ? [{ what: 'mission', to: addresses.player(mission.key) } as const] : []),
    ...(lesson ? [{ what: 'lesson', to: addressOfItem(lesson) } as const] : []),
  ];
}
