// The one store of device state: reads it once, writes it on every change, tells who listens.
import { useSyncExternalStore } from 'react';
import { type AppState, appStateKey, mergeAppState } from './app-state.ts';

// A browser may refuse storage (private window, full disk): the session then goes on in memory.
function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
function write(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Nothing is lost that matters: device state is a convenience.
  }
}

const selectedCourseKey = 'selected-course';
const listeners = new Set<() => void>();
let state: AppState = mergeAppState(read(appStateKey));
let storedCourse: string | null = read(selectedCourseKey);

const tell = () => {
  for (const listener of listeners) listener();
};
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

export const deviceState = (): AppState => state;

export function changeDevice(change: (before: AppState) => AppState): void {
  state = change(state);
  write(appStateKey, JSON.stringify(state));
  tell();
}

export const changeSettings = (settings: Partial<AppState['settings']>): void =>
  changeDevice((before) => ({ ...before, settings: { ...before.settings, ...settings } }));

/** Keeps what was typed into a form, or forgets it with null. Never hand a password in here. */
export const keepDraft = (form: string, fields: Record<string, string> | null): void =>
  changeDevice((before) => {
    const { [form]: _dropped, ...others } = before.drafts;
    return { ...before, drafts: fields === null ? others : { ...others, [form]: fields } };
  });

/** Device state, live. */
export const useDevice = (): AppState => useSyncExternalStore(subscribe, deviceState);

/** The course key as stored on this device; null when none was chosen yet. */
export const storedCourseKey = (): string | null => storedCourse;
export const useStoredCourseKey = (): string | null =>
  useSyncExternalStore(subscribe, storedCourseKey);
export function storeCourseKey(courseKey: string): void {
  if (courseKey === storedCourse) return;
  storedCourse = courseKey;
  write(selectedCourseKey, courseKey);
  tell();
}
