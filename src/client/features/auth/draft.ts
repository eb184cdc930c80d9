// What was typed at the door survives errors, reloads and a change of language; never the password.
import { useState } from 'react';
import { saveDraft, savedDrafts } from '#client/base/device.ts';

const form = 'auth';
const fields = ['firstName', 'lastName', 'email'] as const;
export type Draft = Record<(typeof fields)[number], string>;

export function useDraft(): [Draft, (field: keyof Draft, value: string) => void] {
  const [draft, setDraft] = useState<Draft>(() => {
    const saved = savedDrafts()[form] ?? {};
    return {
      firstName: saved.firstName ?? '',
      lastName: saved.lastName ?? '',
      email: saved.email ?? '',
    };
  });
  const change = (field: keyof Draft, value: string) => {
    const next = { ...draft, [field]: value };
    setDraft(next);
    saveDraft(form, next);
  };
  return [draft, change];
}

/** Signed in: nothing of the form stays on the device. */
export const dropDraft = (): void => saveDraft(form, null);
