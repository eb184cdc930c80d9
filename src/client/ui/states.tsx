// What stands in the place of a thing that is loading, missing, broken or out of reach.
import { RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

/** The loading mark: a train dot that travels a line. The label is shown and read. */
export function LoadingLine({ label, full = false }: { label: string; full?: boolean }) {
  return (
    <div className={full ? 'boot' : 'boot boot-in'} role="status">
      <svg aria-hidden="true" className="travel" viewBox="0 0 240 40">
        <path className="ln" d="M20 20h200" />
        <circle className="st" cx="20" cy="20" r="9" />
        <circle className="st" cx="120" cy="20" r="9" />
        <circle className="st" cx="220" cy="20" r="9" />
        <circle className="dot" cx="20" cy="20" r="9" />
      </svg>
      <p>{label}</p>
    </div>
  );
}

interface SceneProps {
  title: string;
  text?: ReactNode;
  children?: ReactNode;
  /** The level of the title in the page's outline. */
  level?: 1 | 2 | 3;
  drawing: ReactNode;
}

function Scene({ title, text, children, level = 2, drawing }: SceneProps) {
  const Title = `h${level}` as const;
  return (
    <div className="scene">
      {drawing}
      <Title>{title}</Title>
      {text === undefined ? null : <p>{text}</p>}
      {children === undefined ? null : <div className="row">{children}</div>}
    </div>
  );
}

/** Nothing here yet, or nothing found: a quiet station without a train. */
export function EmptyScene(props: Omit<SceneProps, 'drawing'>) {
  return (
    <Scene
      {...props}
      drawing={
        <svg aria-hidden="true" viewBox="0 0 320 120">
          <path className="ln dim" d="M-10 88H96l40-40h100l40 40h54" />
          <circle className="st" cx="60" cy="88" r="13" />
          <circle className="st off" cx="186" cy="48" r="13" />
          <circle className="st off" cx="290" cy="88" r="13" />
          <path className="walk" d="M186 66v34" />
        </svg>
      }
    />
  );
}

interface ErrorProps extends Omit<SceneProps, 'drawing' | 'children'> {
  retry: () => void;
  retryLabel: string;
}

/** A load that failed, with the way to try again in its place. */
export function ErrorScene({ retry, retryLabel, ...scene }: ErrorProps) {
  return (
    <div role="alert">
      <Scene
        {...scene}
        drawing={
          <svg aria-hidden="true" viewBox="0 0 320 120">
            <path className="ln" d="M-10 72h132" />
            <path className="ln dim" d="M330 72H206" />
            <path className="walk" d="M138 72h52" />
            <circle className="st" cx="56" cy="72" r="13" />
            <circle className="st off" cx="264" cy="72" r="13" />
            <path className="ln" d="M122 52v40" />
            <path className="ln dim" d="M206 52v40" />
          </svg>
        }
      >
        <button className="btn btn-line" onClick={retry} type="button">
          <Icon of={RotateCw} />
          {retryLabel}
        </button>
      </Scene>
    </div>
  );
}
