import type { LucideIcon } from 'lucide-react';
import type { CSSProperties } from 'react';

/** One row of a menu. A menu with no rows is not shown at all. */
export type MenuEntry =
  | { kind: 'action'; label: string; icon?: LucideIcon; run: () => void }
  | { kind: 'switch'; label: string; icon?: LucideIcon; on: boolean; change: (on: boolean) => void }
  | {
      kind: 'choice';
      label: string;
      value: string;
      options: readonly { value: string; label: string; lang?: string; dot?: CSSProperties }[];
      choose: (value: string) => void;
      /** Says nothing above the options where the button's name says it already. */
      bare?: boolean;
      /** Its options stand side by side: one of several choices of a menu that has much else. */
      beside?: boolean;
      /** One sentence below the options. */
      note?: string;
    }
  | { kind: 'line' };
