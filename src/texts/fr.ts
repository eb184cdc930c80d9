// French.
import { actions } from './fr/actions.ts';
import { auth } from './fr/auth.ts';
import { dashboard } from './fr/dashboard.ts';
import { errors } from './fr/errors.ts';
import { missions } from './fr/missions.ts';
import { path } from './fr/path.ts';
import { picker } from './fr/picker.ts';
import { player } from './fr/player.ts';
import { questions } from './fr/questions.ts';
import { shell } from './fr/shell.ts';
import { tasks } from './fr/tasks.ts';
import type { Messages } from './messages.ts';

export const fr = {
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
