// On a demo learner's dashboard: what the demo is, and the places that show most of what its study has left behind.

import { useQuery } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import { documentQueries } from '#client/api/document-queries.ts';
import { modelQueries } from '#client/api/model-queries.ts';
import { queries } from '#client/api/queries.ts';
import { addressOfLink } from '#client/base/activity-links.ts';
import { type Address, addresses } from '#client/base/addresses.ts';
import { offers } from '#client/base/course-features.ts';
import { Go } from '#client/base/go.tsx';
import { useTexts } from '#client/base/language/language.tsx';
import { Icon } from '#client/ui/icon.tsx';
import type { ListedCourse } from '#contract/learning.ts';
import styles from './demo-start.module.css';

export function DemoStart({ courseKey }: { courseKey: string }) {
  const { look: t } = useTexts('demo');
  const { data: courses = [] } = useQuery(queries.courses());
  const drawing = courses.find(({ key }) => offers(key, 'models'));
  const { data: made } = useQuery(documentQueries.all());
  const { data: models } = useQuery({
    ...modelQueries.list(drawing?.key ?? ''),
    enabled: drawing !== undefined,
  });
  const lab = labOf(courses);
  const documents = made?.documents ?? [];
  const document =
    documents.find(({ template }) => template?.courseKey === courseKey) ?? documents[0];
  const [model] = models ?? [];
  // Each place stands from the start; what it leads to itself is known a moment later.
  const places: readonly (readonly [Address, keyof typeof t.places])[] = [
    ...(lab === undefined ? [] : [[lab, 'lab'] as const]),
    [document === undefined ? addresses.portfolio() : addresses.document(document.id), 'document'],
    ...(drawing === undefined
      ? []
      : [[model === undefined ? addresses.models() : addresses.model(model.id), 'model'] as const]),
    ...(offers(courseKey, 'papers') ? [[addresses.examHistory(), 'reports'] as const] : []),
    ...(offers(courseKey, 'path') ? [[addresses.path(), 'line'] as const] : []),
    [addresses.progress(), 'progress'],
  ];
  return (
    <section aria-labelledby="demo-start" className={styles.start}>
      <h2 id="demo-start">{t.title}</h2>
      <p className="muted">{t.about}</p>
      <ul>
        {places.map(([to, place]) => (
          <li key={place}>
            <Go to={to}>
              <span>
                <b>{t.places[place].name}</b>
                <span className="small muted">{t.places[place].text}</span>
              </span>
              <Icon of={ArrowRight} size="s" />
            </Go>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The lab that one of the courses goes on with. */
function labOf(courses: readonly ListedCourse[]): Address | undefined {
  for (const { kinds, next } of courses) {
    const kind = kinds.find(({ key }) => key === next?.activity.itemType);
    if (next && kind?.form === 'lab') return addressOfLink(next.activity);
  }
  return undefined;
}
