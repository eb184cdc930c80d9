// The drawn place of a station. It decorates: where it does not come, nothing is missed.
import { useQuery } from '@tanstack/react-query';
import { queries } from '#client/api/queries.ts';
import { useLocale } from '#client/base/language/language.tsx';
import { contentLang } from '#client/base/language/localized.ts';
import { useSelectedCourse } from '#client/base/selected-course.ts';
import { Figure } from '#client/ui/figure/figure.tsx';
import styles from './scene.module.css';

/** @param unit the id of a phase, or that of the Core line */
export function Scene({ unit }: { unit: string }) {
  const courseKey = useSelectedCourse();
  const lang = contentLang(useLocale());
  const { data, isPending } = useQuery(queries.scene(courseKey, unit));
  if (data === null || (data === undefined && !isPending)) return null;
  // Its room is kept while it is on its way, so that nothing moves when it is here.
  return (
    <div className={styles.scene}>
      {data && <Figure figure={data} {...(lang !== undefined && { lang })} />}
    </div>
  );
}
