import { Building, Network, Target } from 'lucide-react';
import { Icon } from './icon.tsx';

const drawings = { building: Building, target: Target, network: Network };
export type CourseIconName = keyof typeof drawings;

/** The sign of a course: Building, Target or Network. */
export function CourseIcon({ icon, size }: { icon: CourseIconName; size?: 's' | 'l' }) {
  return <Icon of={drawings[icon]} {...(size === undefined ? {} : { size })} />;
}
