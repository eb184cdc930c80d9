// German, with "du".
import { actions } from './de/actions.ts';
import { auth } from './de/auth.ts';
import { dashboard } from './de/dashboard.ts';
import { errors } from './de/errors.ts';
import { missions } from './de/missions.ts';
import { path } from './de/path.ts';
import { picker } from './de/picker.ts';
import { player } from './de/player.ts';
import { questions } from './de/questions.ts';
import { shell } from './de/shell.ts';
import { tasks } from './de/tasks.ts';
import type { Messages } from './messages.ts';

export const de = {
  actions,
  auth,
  dashboard,
  errors,
  missions,
  path,
  picker,
  player,
  questions,
  shell,
  tasks,
} satisfies Messages;
