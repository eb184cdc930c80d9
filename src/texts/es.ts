// Spanish.
import { actions } from './es/actions.ts';
import { auth } from './es/auth.ts';
import { dashboard } from './es/dashboard.ts';
import { errors } from './es/errors.ts';
import { missions } from './es/missions.ts';
import { path } from './es/path.ts';
import { picker } from './es/picker.ts';
import { player } from './es/player.ts';
import { questions } from './es/questions.ts';
import { shell } from './es/shell.ts';
import { tasks } from './es/tasks.ts';
import type { Messages } from './messages.ts';

export const es = {
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
