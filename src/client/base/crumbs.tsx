import { ChevronRight, House } from 'lucide-react';
import { useTextOf, useTexts } from '#client/base/language/language.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { type Address, addresses } from './addresses.ts';
import { Go } from './go.tsx';
import { useScreenPlace } from './screen/screen-place.tsx';
import { useSelectedCourse } from './selected-course.ts';

export interface Crumb {
  label: string;
  /** Left out for the page itself. */
  to?: Address;
  /** Where the label is English content on a screen of another language. */
  lang?: 'en' | undefined;
}

interface CrumbsProps {
  /** What only the content names, below the steps of the manifests. */
  items?: readonly Crumb[];
  /** The course that the steps lead into; else the selected one. */
  courseKey?: string;
}

/** Home, the steps to this screen and the items; nothing where there are none (brief 1, 2.4). */
export function Crumbs({ items = [], courseKey }: CrumbsProps) {
  const { crumbs } = useTexts('shell');
  const textOf = useTextOf();
  const selected = useSelectedCourse();
  const home = addresses.dashboard(selected);
  const place = useScreenPlace();
  const steps = (place?.table.crumbs(place.screen) ?? []).map(({ screen, crumb }): Crumb => {
    const isHere = screen === place?.screen && items.length === 0;
    const to = isHere ? undefined : crumb.to?.(courseKey ?? selected);
    return { label: crumb.label(textOf), ...(to && { to }) };
  });
  const all = [...steps, ...items];
  if (all.length === 0) return null;
  return (
    <nav aria-label={crumbs.label} className="crumbs">
      <Go to={home}>
        <Icon of={House} size="s" />
        {crumbs.home}
      </Go>
      {all.map(({ label, to, lang }) => (
        <span className="crumb" key={label}>
          <Icon of={ChevronRight} size="s" />
          {to === undefined ? (
            <span aria-current="page" lang={lang}>
              {label}
            </span>
          ) : (
            <Go lang={lang} to={to}>
              {label}
            </Go>
          )}
        </span>
      ))}
    </nav>
  );
}
