import { Flag, GraduationCap, Route } from 'lucide-react';
import { useTexts } from '#client/base/language/language.tsx';
import { Icon } from '#client/ui/icon.tsx';
import styles from './picker.module.css';

/** The three feature blurbs below the courses (brief 1, 2.3). */
export function Blurbs() {
  const { blurbs } = useTexts('picker');
  const all = [
    { icon: Route, title: blurbs.curriculum, text: blurbs.curriculumText },
    { icon: Flag, title: blurbs.missions, text: blurbs.missionsText },
    { icon: GraduationCap, title: blurbs.exam, text: blurbs.examText },
  ];
  return (
    <section aria-label={blurbs.label}>
      <ul className={styles.blurbs}>
        {all.map(({ icon, title, text }) => (
          <li key={title}>
            <Icon of={icon} />
            <h2>{title}</h2>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
