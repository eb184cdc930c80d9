// What every form at the door does: check, wait, show what broke, and put the focus there.
import { type FormEvent, useRef, useState } from 'react';
import { useAction } from '#client/api/action-key.ts';
import type { CallResult, Failure } from '#client/api/failure.ts';
import { type Broken, brokenByServer } from './rules.ts';

interface Submission<T> {
  check: () => Broken;
  send: (key: string) => Promise<CallResult<T>>;
  done: (value: T) => void;
  failed?: (failure: Failure) => void;
}

export function useForm<T>({ check, send, done, failed }: Submission<T>) {
  const form = useRef<HTMLFormElement>(null);
  const [waiting, setWaiting] = useState(false);
  const [broken, setBroken] = useState<Broken>({});
  const [failure, setFailure] = useState<Failure | null>(null);
  const act = useAction();

  const focusFirst = (fields: Broken) => {
    const named = form.current?.querySelectorAll<HTMLInputElement>('[name]') ?? [];
    [...named].find(({ name }) => name in fields)?.focus();
  };

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (waiting) return;
    const found = check();
    setBroken(found);
    setFailure(null);
    if (Object.keys(found).length > 0) {
      focusFirst(found);
      return;
    }
    setWaiting(true);
    const answer = await act(send);
    setWaiting(false);
    if (answer.ok) {
      done(answer.value);
      return;
    }
    const refused = brokenByServer(answer.failure);
    setBroken(refused);
    setFailure(answer.failure);
    focusFirst(refused);
    failed?.(answer.failure);
  }

  return {
    waiting,
    broken,
    failure,
    /** Spread onto the form element. The browser's own bubbles would hide our sentences. */
    form: { ref: form, noValidate: true, onSubmit: (event: FormEvent) => void submit(event) },
    /** A field that is typed into again is no longer marked. */
    mend: (field: keyof Broken) => setBroken(({ [field]: _mended, ...others }) => others as Broken),
  };
}
