// What an item looks like, drawn in its own colours. Decoration: its name and text stand beside it.
import type { ReactNode } from 'react';
import type { StoreItemView } from '#contract/store.ts';
import styles from './store.module.css';

type Colors = readonly [string, string, string];

const boost = ([a, b]: Colors) => (
  <>
    <path d="M16 96h58l26-30h84" stroke={b} strokeWidth="6" />
    <path d="M24 76h34M20 56h24" stroke={b} strokeWidth="4" />
    <path d="M112 18 84 66h24l-10 38 40-54h-26l10-32Z" fill={a} stroke="none" />
  </>
);

const focus = ([a, b]: Colors) => (
  <>
    <circle cx="100" cy="60" r="46" stroke={b} strokeWidth="4" />
    <circle cx="100" cy="60" r="28" stroke={a} strokeWidth="6" />
    <circle cx="100" cy="60" fill={a} r="9" stroke="none" />
    <path d="M100 2v16M100 102v16M42 60h16M142 60h16" stroke={b} strokeWidth="4" />
  </>
);

const shield = ([a, b]: Colors) => (
  <>
    <path
      d="M100 12 142 26v32c0 26-18 42-42 52-24-10-42-26-42-52V26Z"
      fill={b}
      stroke={a}
      strokeWidth="6"
    />
    <path d="m82 60 13 13 24-27" stroke="#ffffff" strokeWidth="7" />
  </>
);

const frame = ([a, b]: Colors) => (
  <>
    <path d="M100 8 147 34v52l-47 26-47-26V34Z" fill={b} stroke={a} strokeWidth="7" />
    <path d="M100 28 129 44v32l-29 16-29-16V44Z" stroke={a} strokeWidth="3" />
    <path d="m100 44 5 11 12 1-9 8 3 12-11-6-11 6 3-12-9-8 12-1Z" fill={a} stroke="none" />
  </>
);

const sky = ([a, b, c]: Colors) => (
  <>
    <rect fill={a} height="120" rx="0" stroke="none" width="200" />
    <path d="M152 18a20 20 0 1 0 16 30 17 17 0 0 1-16-30Z" fill={c} stroke="none" />
    <g fill={c} stroke="none">
      <circle cx="28" cy="24" r="2" />
      <circle cx="62" cy="46" r="1.6" />
      <circle cx="92" cy="18" r="2.2" />
      <circle cx="118" cy="52" r="1.5" />
      <circle cx="40" cy="62" r="1.5" />
      <circle cx="182" cy="66" r="1.8" />
    </g>
    <path
      d="M0 120V92h22V80h18v12h14V68h14v24h24V82h26v10h16V62h10l6-10 6 10h8v30h20V84h16v36Z"
      fill={b}
      stroke="none"
    />
  </>
);

const certificate = ([a, b]: Colors) => (
  <>
    <rect fill="#ffffff" height="84" rx="4" stroke={b} strokeWidth="6" width="132" x="34" y="18" />
    <path d="M58 42h84M70 58h60" stroke={a} strokeWidth="5" />
    <circle cx="100" cy="82" fill={b} r="12" stroke="none" />
  </>
);

const ticket = ([a, b]: Colors) => (
  <>
    <path
      d="M24 34h152v18a10 10 0 0 0 0 20v18H24V72a10 10 0 0 0 0-20Z"
      fill={b}
      stroke={a}
      strokeWidth="5"
    />
    <path d="M132 38v48" stroke={a} strokeDasharray="6 7" strokeWidth="4" />
  </>
);

const team = ([a, b]: Colors) => (
  <g strokeWidth="5">
    <circle cx="62" cy="48" r="18" stroke={b} />
    <circle cx="138" cy="48" r="18" stroke={b} />
    <circle cx="100" cy="58" fill={a} r="22" stroke={b} />
  </g>
);

function drawingOf(effect: StoreItemView['effect']): (colors: Colors) => ReactNode {
  switch (effect.kind) {
    case 'boost':
      return boost;
    case 'focus':
      return focus;
    case 'shield':
      return shield;
    case 'premium':
      return ticket;
    case 'team':
      return team;
    case 'look':
      return { 'golden-frame': frame, 'night-sky': sky, 'premium-certificate': certificate }[
        effect.look
      ];
  }
}

export function ItemPreview({ item: { effect, colors } }: { item: StoreItemView }) {
  const [a = '', b = a, c = b] = colors;
  const isSky = effect.kind === 'look' && effect.look === 'night-sky';
  return (
    <svg
      aria-hidden="true"
      className={styles.preview}
      fill="none"
      // The sky fills its place; everything else is seen whole.
      preserveAspectRatio={isSky ? 'xMidYMid slice' : 'xMidYMid meet'}
      strokeLinecap="round"
      strokeLinejoin="round"
      viewBox="0 0 200 120"
    >
      {drawingOf(effect)([a, b, c])}
    </svg>
  );
}
