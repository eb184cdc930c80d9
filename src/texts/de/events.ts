import type { Messages } from '../messages.ts';
import { number, plural } from './words.ts';

export const events = {
  title: 'Lern-Events',
  lead: 'Mach mit, wo es dir passt. Was du seit Beginn eines Events getan hast, zählt auch, wenn du später dazukommst, und wer aussetzt, verliert nichts.',
  tabs: {
    label: 'Events nach Zeit',
    active: 'Aktiv',
    upcoming: 'Demnächst',
    completed: 'Abgeschlossen',
    counted: (tab, n) => `${tab} (${number(n)})`,
  },
  filters: 'Art des Events',
  all: 'Alle',
  type: { daily: 'Täglich', weekly: 'Wöchentlich', community: 'Gemeinsam', special: 'Besonders' },
  onDays: (days) => `Jeden ${days}`,
  difficulty: {
    beginner: 'Einstieg',
    intermediate: 'Mittel',
    advanced: 'Fortgeschritten',
    expert: 'Für Erfahrene',
  },
  zone: 'Tage, Wochen und Monate der Events wechseln um Mitternacht UTC. Zeiten stehen in deiner Zeitzone.',
  loading: 'Events werden geladen …',
  failed: 'Die Events konnten nicht geladen werden',
  empty: {
    active: 'Kein Event dieser Art ist offen',
    upcoming: 'In den nächsten Wochen ist kein Event dieser Art geplant',
    text: 'Sie kommen mit dem Kalender wieder. Dein Lernen geht auch ohne sie weiter.',
    completed: 'Noch kein Event abgeschlossen',
    completedText:
      'Hier stehen Events, deren Ziel du erreicht hast, und die, bei denen du mitgemacht hast, sobald sie vorbei sind.',
  },
  progress: {
    'questions-right': (have, of) =>
      `${number(have)} von ${plural(of, { one: '# richtigen Antwort', other: '# richtigen Antworten' })}`,
    'activities-done': (have, of) =>
      `${number(have)} von ${plural(of, { one: '# Aktivität', other: '# Aktivitäten' })} abgeschlossen`,
    'missions-done': (have, of) =>
      `${number(have)} von ${plural(of, { one: '# Mission', other: '# Missionen' })} abgeschlossen`,
    'papers-taken': (have, of) =>
      `${number(have)} von ${plural(of, { one: '# Prüfung oder Übung', other: '# Prüfungen oder Übungen' })} abgegeben`,
    'study-days': (have, of) =>
      `${number(have)} von ${plural(of, { one: '# Lerntag', other: '# Lerntagen' })}`,
    'xp-earned': (have, of) => `${number(have)} von ${number(of)} XP`,
  },
  addedOnJoin: 'Was du seit Beginn getan hast, kommt dazu, sobald du mitmachst.',
  together: (total, target) => `Zusammen ${number(total)} von ${number(target)}.`,
  team: (total, target) => `Dein Team: ${number(total)} von ${number(target)}.`,
  mine: {
    'questions-right': (n) =>
      `Von dir: ${plural(n, { one: '# richtige Antwort', other: '# richtige Antworten' })}.`,
    'activities-done': (n) =>
      `Von dir: ${plural(n, { one: '# Aktivität', other: '# Aktivitäten' })}.`,
    'missions-done': (n) => `Von dir: ${plural(n, { one: '# Mission', other: '# Missionen' })}.`,
    'papers-taken': (n) =>
      `Von dir: ${plural(n, { one: '# Prüfung oder Übung', other: '# Prüfungen oder Übungen' })}.`,
    'study-days': (n) => `Von dir: ${plural(n, { one: '# Lerntag', other: '# Lerntage' })}.`,
    'xp-earned': (n) => `Von dir: ${number(n)} XP.`,
  },
  until: (moment) => `Offen bis ${moment}`,
  nextFrom: (moment) => `Das nächste beginnt ${moment}`,
  opens: (moment, days) =>
    `Beginnt ${moment}, dauert ${plural(days, { one: '# Tag', other: '# Tage' })}`,
  participants: (n) => plural(n, { one: '# Person macht mit', other: '# Personen machen mit' }),
  alone: 'Außer dir hat niemand mitgemacht.',
  places: (taken, of) => `${number(taken)} von ${number(of)} Plätzen vergeben`,
  reward: (xp) => `+${number(xp)} XP`,
  join: 'Mitmachen',
  collect: (xp) => `+${number(xp)} XP abholen`,
  go: 'Weitermachen',
  goOn: 'Dranbleiben',
  interest: 'Platz sichern',
  full: 'Alle Plätze vergeben',
  joined: 'Du machst mit',
  joinedIn: (event) => `Du machst mit: „${event}“`,
  interested: 'Dein Platz ist reserviert',
  reached: 'Ziel erreicht',
  done: 'Fertig: Ziel erreicht',
  outOfReach: 'Diesmal nicht mehr erreichbar',
  leave: 'Aussteigen',
  notInterested: 'Platz zurückgeben',
  ended: (day) => `bis ${day}`,
  rank: (rank, of) => `Platz ${number(rank)} von ${number(of)}`,
  teamRank: (rank, of) =>
    `Platz ${number(rank)} von ${plural(of, { one: '# Team', other: '# Teams' })}`,
  needsTeam: 'Hier spielen Teams. Gründe eines oder tritt per Link bei und komm zurück.',
  findTeam: 'Team finden',
  certificate: 'Zertifikat ansehen',
  certificateNamed: (event) => `Zertifikat ansehen: ${event}`,
  more: 'Mehr anzeigen',
  moreFailed: 'Die nächsten Events konnten nicht geladen werden.',
} satisfies Messages['events'];
