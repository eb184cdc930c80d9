// What the search finds, from where it comes.
import type { LucideIcon } from 'lucide-react';
import type { Address } from '#client/base/addresses.ts';
import type { IconName } from '#domain/catalog/icons.ts';

export type EntryKind =
  | 'page'
  | 'exam'
  | 'mission'
  | 'item'
  | 'setting'
  | 'term'
  | 'question'
  | 'template'
  | 'resource'
  | 'store'
  | 'help';

export interface Entry {
  readonly id: string;
  readonly kind: EntryKind;
  readonly title: string;
  readonly description: string;
  readonly to: Address;
  readonly icon: LucideIcon | IconName;
  /** Choosing it only closes the search (brief 1, 2.5), unless it can be read ahead. */
  readonly isLocked: boolean;
  /** A locked one that can be read where it stands. */
  readonly isReadable: boolean;
  /** English content on a screen of another language: in its title, and in its description. */
  readonly isContent: { readonly title: boolean; readonly description: boolean };
  /** Of a template, whose terms stand beside it; null for everything else. */
  readonly template: { readonly key: string; readonly isPremium: boolean } | null;
  /** Only the index reads it: what is not shown. */
  readonly more: string;
}

const shown = { isLocked: false, isReadable: false, template: null, more: '' } as const;
const own = { title: false, description: false } as const;

/** An entry in the language of the screen. */
export const ownEntry = (
  entry: Pick<Entry, 'id' | 'kind' | 'title' | 'description' | 'to' | 'icon'> & Partial<Entry>,
): Entry => ({ ...shown, isContent: own, ...entry });

/** An entry whose title is content. */
export const contentEntry = (entry: Parameters<typeof ownEntry>[0]): Entry =>
  ownEntry({ isContent: { title: true, description: false }, ...entry });
