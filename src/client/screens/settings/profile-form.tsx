// Name and text of the profile while they are typed: they outlive a change of tab, a reload and an error.
import { createContext, type ReactNode, useContext, useState } from 'react';
import { useAction } from '#client/api/action-key.ts';
import { withKey } from '#client/api/api.ts';
import { type Failure, tryCall } from '#client/api/failure.ts';
import { api } from '#client/api/page-api.ts';
import { ownForm } from '#client/base/app-state.ts';
import { saveDraft, savedDrafts } from '#client/base/device.ts';
import { useLearner, useSession } from '#client/base/session/session.tsx';
import { checkBio } from '#domain/account/bio.ts';
import { splitDisplayName } from '#domain/account/display-name.ts';

export type ProfileField = 'displayName' | 'bio';
type Broken = Partial<Record<ProfileField, 'missing' | 'refused'>>;

interface ProfileForm {
  readonly typed: Readonly<Record<ProfileField, string>>;
  readonly isTyped: boolean;
  readonly isWaiting: boolean;
  readonly broken: Broken;
  readonly failure: Failure | null;
  readonly type: (field: ProfileField, value: string) => void;
  /** @returns false where something is wrong with what was typed, or the server did not take it */
  readonly save: () => Promise<boolean>;
}

const FormContext = createContext<ProfileForm | null>(null);

export function useProfileForm(): ProfileForm {
  const form = useContext(FormContext);
  if (form === null) throw new Error('useProfileForm is used outside ProfileFormProvider');
  return form;
}

export function ProfileFormProvider({ children }: { children: ReactNode }) {
  const learner = useLearner();
  const session = useSession();
  const act = useAction();
  const formName = ownForm('profile', learner.id);
  const [draft, setDraft] = useState<Partial<Record<ProfileField, string>>>(
    () => savedDrafts()[formName] ?? {},
  );
  const [isWaiting, setWaiting] = useState(false);
  const [broken, setBroken] = useState<Broken>({});
  const [failure, setFailure] = useState<Failure | null>(null);
  const typed = {
    displayName: draft.displayName ?? learner.displayName,
    bio: draft.bio ?? learner.bio,
  };

  function type(field: ProfileField, value: string): void {
    const next = { ...draft, [field]: value };
    setDraft(next);
    saveDraft(formName, next);
    setBroken(({ [field]: _mended, ...others }) => others);
  }

  async function save(): Promise<boolean> {
    if (isWaiting) return false;
    const found = check(typed);
    setBroken(found);
    setFailure(null);
    if (Object.keys(found).length > 0) return false;
    setWaiting(true);
    const answer = await act((key) => tryCall(api.learner.update(typed, withKey(key))));
    setWaiting(false);
    if (!answer.ok) {
      const fields = answer.failure.fields.map(({ field }) => field);
      setBroken(Object.fromEntries(fields.map((field) => [field, 'refused'])));
      setFailure(answer.failure);
      return false;
    }
    session.learnerChanged(answer.value);
    setDraft({});
    saveDraft(formName, null);
    return true;
  }

  const isTyped =
    typed.displayName.trim() !== learner.displayName || typed.bio.trim() !== learner.bio.trim();
  const value = { typed, isTyped, isWaiting, broken, failure, type, save };
  return <FormContext value={value}>{children}</FormContext>;
}

function check({ displayName, bio }: Record<ProfileField, string>): Broken {
  const name = splitDisplayName(displayName);
  const nameRule = displayName.trim() === '' ? 'missing' : 'refused';
  return {
    ...(!name.ok && { displayName: nameRule }),
    ...(!checkBio(bio).ok && { bio: 'refused' }),
  };
}
