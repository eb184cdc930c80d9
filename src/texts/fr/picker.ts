// The course picker and the page that is not there.
import type { Messages } from '../messages.ts';
import { number, plural } from './words.ts';

export const picker = {
  title: 'Quelle ligne aujourd’hui ?',
  text: 'Chaque cours est une ligne\u202f: un compte, une série, trois cours. Change de ligne quand tu veux.',
  quietText:
    'Chaque cours est une ligne\u202f: un compte, trois cours. Change de ligne quand tu veux.',
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
  objectives: (n: number) => plural(n, { one: '# thème d’examen', other: '# thèmes d’examen' }),
  minutes: (n: number) => plural(n, { one: '# minute d’étude', other: '# minutes d’étude' }),
  hours: (n: number) => plural(n, { one: '# heure d’étude', other: '# heures d’étude' }),
  progress: (percent: number, done: number, total: number) =>
    `${number(percent)} % terminé, ${number(done)} sur ${plural(total, { one: '# mission', other: '# missions' })}`,
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
    text: 'Aucune ligne ne mène à cette adresse.',
    home: 'Retour à l’accueil',
  },
} satisfies Messages['picker'];
