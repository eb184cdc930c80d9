// Forty invented learners stand on the boards of the demo: how long and how much each has studied, up to today.
import { addDays, type StudyDay } from '#domain/kernel/time.ts';

export interface RivalDay {
  readonly day: StudyDay;
  /** How many they finished. */
  readonly activities: number;
  /** How many questions they answered right. */
  readonly right: number;
}

export interface Rival {
  readonly firstName: string;
  readonly lastName: string;
  /** The days on which they studied, the latest last. */
  readonly days: readonly RivalDay[];
}

/** Nobody's names: first and last ones are put together. */
const NAMES: readonly (readonly [string, string])[] = [
  ['Ifeoma', 'Castell'],
  ['Tomasz', 'Brandvik'],
  ['Priya', 'Ragnault'],
  ['Jonas', 'Weidlich'],
  ['Leila', 'Benhadji'],
  ['Hugo', 'Marchetto'],
  ['Saoirse', 'Keaveny'],
  ['Daniel', 'Okonjo'],
  ['Mei', 'Tanovic'],
  ['Aylin', 'Demirel'],
  ['Mateo', 'Quintero'],
  ['Freya', 'Solheim'],
  ['Noor', 'Haddadi'],
  ['Elias', 'Lindgaard'],
  ['Camille', 'Fournel'],
  ['Ravi', 'Subramanyam'],
  ['Greta', 'Holzinger'],
  ['Kwame', 'Asantewa'],
  ['Yuki', 'Morishige'],
  ['Lucia', 'Ferrandino'],
  ['Oskar', 'Nyberg'],
  ['Amina', 'Diallou'],
  ['Petra', 'Novotna'],
  ['Samuel', 'Achterberg'],
  ['Ines', 'Carvalheira'],
  ['Viktor', 'Petrosyan'],
  ['Hana', 'Kowalczuk'],
  ['Liam', 'Donnachie'],
  ['Zofia', 'Malinovska'],
  ['Omar', 'Benslimane'],
  ['Clara', 'Steinbach'],
  ['Arjun', 'Malhotri'],
  ['Nina', 'Jovanovska'],
  ['Felix', 'Aumann'],
  ['Thandi', 'Mokoena'],
  ['Marta', 'Iglesiaz'],
  ['Emil', 'Rasmund'],
  ['Chiara', 'Bellandi'],
  ['Mette', 'Holmgren'],
  ['Rafael', 'Duartez'],
];

/** A number from 0 to below `below`, always the same for the same two. */
const mixed = (a: number, b: number, below: number): number =>
  Math.abs((a * 7919 + b * 104_729 + a * b * 31) % 997) % below;

/**
 * The rivals as of a day. The first have studied longest and most; all of them studied on it or shortly
 * before, so that the boards of the week and the month have somebody on them.
 * @param today the day on which the demo is looked at
 * @param activities as many as there are to finish: nobody finishes more
 */
export function rivalsOn(today: StudyDay, activities: number): readonly Rival[] {
  return NAMES.map(([firstName, lastName], at) => {
    const span = Math.max(2, 70 - at * 2 + mixed(at, 3, 9));
    const restEvery = 2 + mixed(at, 5, 6);
    const latest = at % 4 === 3 ? 1 : 0;
    let left = Math.max(1, Math.round(activities * (1 - at / 45)));
    const days = [];
    // From the latest back: who has less to finish began later.
    for (let ago = latest; ago <= span && left > 0; ago += 1) {
      const isRest = ago > 2 && ago % restEvery === 0;
      const some = isRest ? 0 : Math.min(left, 1 + mixed(at, ago, at < 8 ? 3 : 2));
      if (some === 0) continue;
      left -= some;
      const right = some * 3 + mixed(at, ago + 11, 7);
      days.unshift({ day: addDays(today, -ago), activities: some, right });
    }
    return { firstName, lastName, days };
  });
}
