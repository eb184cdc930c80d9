// A team in two browsers: made by one learner, joined by its link by another who has to sign in first.
import { expect, test } from './support/journey.ts';
import { aPerson, completeMission, firstMission } from './support/people.ts';
import { expectAccessible, visit } from './support/screen.ts';
