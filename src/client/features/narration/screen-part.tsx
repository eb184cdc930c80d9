// One part of a drawn screen. The drawing is for eyes only: what it shows stands in the caption.
import { Bell, Search } from 'lucide-react';
import type { CSSProperties, ReactNode } from 'react';
import { useTextOf } from '#client/base/language/language.tsx';
import { ContentIcon } from '#client/ui/content-icon.tsx';
import { Icon } from '#client/ui/icon.tsx';
import type { ScreenPartView } from '#contract/narration.ts';
import styles from './narration.module.css';
import { textAt } from './text-at.ts';

const STOPS = 5;

const LOOKS: Readonly<Record<ScreenPartView['look'], string | undefined>> = {
  card: styles.card,
  title: styles.title,
  text: styles.text,
  words: styles.words,
  button: styles.button,
  link: styles.link,
  chip: styles.chip,
  field: styles.field,
  option: styles.option,
  meter: styles.meter,
  ring: styles.ring,
  line: styles.line,
  switch: styles.switch,
  key: styles.key,
  bell: styles.bell,
};

export function ScreenPart({ part, isPointed }: { part: ScreenPartView; isPointed: boolean }) {
  const [column, row, width, height] = part.at;
  const style: CSSProperties = {
    gridColumn: `${column} / span ${width}`,
    gridRow: `${row} / span ${height}`,
  };
  return (
    <div
      className={`${styles.part} ${LOOKS[part.look]}`}
      data-mark={part.mark ?? undefined}
      data-pointed={isPointed ? '' : undefined}
      style={style}
    >
      <Inner part={part} />
    </div>
  );
}

function Inner({ part }: { part: ScreenPartView }): ReactNode {
  const textOf = useTextOf();
  const { look, says, sign, icon, share } = part;
  const words = says === null ? null : <span>{textAt(textOf, says)}</span>;
  switch (look) {
    case 'words':
      return (
        <>
          <i />
          <i />
          <i />
        </>
      );
    case 'meter':
      return <i style={{ inlineSize: `${share ?? 0}%` }} />;
    case 'ring':
      return (
        <svg aria-hidden="true" viewBox="0 0 40 40">
          <circle className={styles.ringGround} cx="20" cy="20" r="16" />
          <circle
            className={styles.ringDone}
            cx="20"
            cy="20"
            pathLength="100"
            r="16"
            strokeDasharray={`${share ?? 0} 100`}
          />
        </svg>
      );
    case 'line':
      return Array.from({ length: STOPS }, (_, stop) => stop).map((stop) => (
        <i data-done={stop * 25 <= (share ?? 0) ? '' : undefined} key={stop} />
      ));
    case 'switch':
      return (
        <>
          {words}
          <i />
        </>
      );
    case 'bell':
      return <Icon of={Bell} />;
    case 'field':
      return (
        <>
          <Icon of={Search} size="s" />
          {words}
        </>
      );
    default:
      return (
        <>
          {icon && <ContentIcon icon={icon} size="s" />}
          {sign !== null && <b>{sign}</b>}
          {words}
        </>
      );
  }
}
