// The category of a badge: a picture and a colour of its own, always with its name.
import {
  Briefcase,
  Cpu,
  Database,
  GraduationCap,
  Landmark,
  type LucideIcon,
  Sprout,
} from 'lucide-react';
import { useTexts } from '#client/base/language/language.tsx';
import { Icon } from '#client/ui/icon.tsx';
import type { BadgeView } from '#contract/progress.ts';
import styles from './badges.module.css';

const icons: Record<BadgeView['category'], LucideIcon> = {
  beginner: Sprout,
  foundation: Landmark,
  business: Briefcase,
  data: Database,
  technology: Cpu,
  exam: GraduationCap,
};

export function CategoryMark({ category }: Pick<BadgeView, 'category'>) {
  const { achievements: t } = useTexts('rewards');
  return (
    <span className={styles.category} data-cat={category}>
      <Icon of={icons[category]} size="s" />
      {t.category[category]}
    </span>
  );
}
