// English (United States): the language every other one is checked against.
import { actions } from './en-us/actions.ts';
import { auth } from './en-us/auth.ts';
import { dashboard } from './en-us/dashboard.ts';
import { errors } from './en-us/errors.ts';
import { missions } from './en-us/missions.ts';
import { path } from './en-us/path.ts';
import { picker } from './en-us/picker.ts';
import { player } from './en-us/player.ts';
import { questions } from './en-us/questions.ts';
import { shell } from './en-us/shell.ts';
import { tasks } from './en-us/tasks.ts';

export const enUS = {
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
};
