// The calls with which what an attempt left on this device goes out.
import { newActionKey } from '#client/api/action-key.ts';
import { withKey } from '#client/api/api.ts';
import { attempt as answered } from '#client/api/failure.ts';
import { api } from '#client/api/page-api.ts';
import type { LeftCalls } from './send-left-work.ts';

export const leftCalls: LeftCalls = {
  read: (attemptId) => answered(api.exams.attempt({ attemptId })),
  save: (attemptId, changes) =>
    answered(api.exams.save({ attemptId, changes }, withKey(newActionKey()))),
};
