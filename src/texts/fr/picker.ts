// The course picker and the page that is not there.
import type { Messages } from '../messages.ts';
import { number, plural } from './words.ts';

export const picker = {
  title: 'Quel cours aujourd’hui ?',
  text: 'Un seul compte pour tous les cours, et une série générale qui les compte tous. Change quand tu veux.',
  quietText: 'Un seul compte pour tous les cours. Change quand tu veux.',
  loading: 'Chargement des cours…',
  failed: 'Les cours n’ont pas pu être chargés',
  empty: 'Pas encore de cours',
  emptyText:
    'Cette installation n’a aucun cours. La personne qui l’administre les ajoute au dossier des contenus.',
  start: 'Ouvrir le cours',
  startCourse: (course: string) => `Ouvrir le cours ${course}`,
  continueWith: (activity: string) => `Continuer\u202f: ${activity}`,
  outline: 'Voir le programme',
  outlineOf: (course: string) => `Voir le programme de ${course}`,
  missions: (n: number) => plural(n, { one: '# mission', other: '# missions' }),
  questions: (n: number) => plural(n, { one: '# question', other: '# questions' }),
  practiceExams: (n: number) => plural(n, { one: '# examen blanc', other: '# examens blancs' }),
  objectives: (n: number) => plural(n, { one: '# thème d’examen', other: '# thèmes d’examen' }),
  minutes: (n: number, track: string | null) =>
    `${plural(n, { one: '# minute', other: '# minutes' })} de leçons, d’ateliers et de missions${track === null ? '' : ` (filière «\u202f${track}\u202f»)`}`,
  hours: (n: number, track: string | null) =>
    `${plural(n, { one: '# heure', other: '# heures' })} de leçons, d’ateliers et de missions${track === null ? '' : ` (filière «\u202f${track}\u202f»)`}`,
  progress: (percent: number, done: number, total: number, ofTrack: boolean) =>
    `${number(percent)} % ${ofTrack ? 'de ta filière' : 'terminé'}, ${number(done)} sur ${plural(total, { one: '# mission', other: '# missions' })}`,
  onlyPapers: 'Entraînement et épreuves\u202f; les leçons arrivent',
  noMissions: 'Les leçons arrivent',
  blurbs: {
    label: 'Ce que contient un cours complet',
    curriculum: 'Programme complet',
    curriculumText: 'Construit sur les objectifs de l’examen, en séances de 10 à 15 minutes.',
    missions: 'Missions pratiques',
    missionsText: 'De courts cas professionnels que tu tranches toi-même, étape par étape.',
    exam: 'Préparation à l’examen',
    examText: 'Des questions de contrôle en chemin, avec une raison pour chaque option.',
  },
  legal: 'Marques',
  notFound: {
    screen: 'Page introuvable',
    code: '404',
    title: 'Oups ! Page introuvable',
    text: 'Il n’y a rien à cette adresse.',
    community: 'La communauté n’est pas encore ouverte.',
    home: 'Retour à l’accueil',
  },
} satisfies Messages['picker'];
