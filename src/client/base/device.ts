// The device state of this tab, live, and the selected course.
import { useSyncExternalStore } from 'react';
import { type AppState, appStateKey, draftsWithout } from './app-state.ts';
import { createDeviceStore } from './device-store.ts';

const device = createDeviceStore(() => localStorage);

export const deviceState = device.state;
export const changeDevice = device.change;

export const changeSettings = (settings: Partial<AppState['settings']>): void =>
  changeDevice((before) => ({ ...before, settings: { ...before.settings, ...settings } }));

/** What is kept of every form, by all tabs up to now. */
export const savedDrafts = (): AppState['drafts'] => device.now().drafts;

/** Keeps what was typed into a form, or forgets it with null. Never hand a password in here. */
export const saveDraft = (form: string, fields: Record<string, string> | null): void =>
  changeDevice((before) => {
    const { [form]: _dropped, ...others } = before.drafts;
    return { ...before, drafts: fields === null ? others : { ...others, [form]: fields } };
  });

/** At sign-out nothing that this learner typed stays on the device. */
export const wipeDrafts = (learnerId: string): void =>
  changeDevice((before) => ({ ...before, drafts: draftsWithout(before.drafts, learnerId) }));

/** Device state, live: also what other tabs change. */
export const useDevice = (): AppState => useSyncExternalStore(device.subscribe, device.state);

const chosenLocale = () => device.state().locale;
/** The language that was chosen on this device, in any tab; null until one is. */
export const useChosenLocale = (): AppState['locale'] =>
  useSyncExternalStore(device.subscribe, chosenLocale, chosenLocale);

const selectedCourseKey = 'selected-course';
const courseListeners = new Set<() => void>();
/** Each tab stays with its course, whatever another tab turns to; a new one opens with the last chosen. */
let storedCourse: string | null = null;
try {
  storedCourse = localStorage.getItem(selectedCourseKey);
} catch {
  // A browser may refuse storage: the course is then known as long as the page.
}

const subscribeCourse = (listener: () => void) => {
  courseListeners.add(listener);
  return () => {
    courseListeners.delete(listener);
  };
};

/** The course key as stored on this device; null when none was chosen yet. */
export const storedCourseKey = (): string | null => storedCourse;
export const useStoredCourseKey = (): string | null =>
  useSyncExternalStore(subscribeCourse, storedCourseKey);
export function storeCourseKey(courseKey: string): void {
  if (courseKey === storedCourse) return;
  storedCourse = courseKey;
  try {
    localStorage.setItem(selectedCourseKey, courseKey);
  } catch {
    // As above.
  }
  for (const listener of courseListeners) listener();
}

/** True where somebody has used an account on this device: who was never here is told what this is. */
export const useWasHere = (): boolean => {
  const { hadAccount } = useDevice();
  // Devices from before this was noted are known by the course they remember.
  return hadAccount ?? storedCourse !== null;
};

/** Notes who is signed in. A demo learner has no account to come back to. */
export function noteArrival({ isDemo }: { isDemo: boolean }): void {
  const before = device.state().hadAccount;
  const hadAccount = isDemo ? (before ?? storedCourse !== null) : true;
  if (hadAccount !== before) changeDevice((state) => ({ ...state, hadAccount }));
}

if (typeof window !== 'undefined') {
  window.addEventListener('storage', ({ key }) => {
    if (key === appStateKey || key === null) device.reload();
  });
}
