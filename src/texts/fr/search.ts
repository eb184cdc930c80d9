// The search palette: what it asks, finds and does not find.
import type { Messages } from '../messages.ts';
import { number, plural } from './words.ts';

export const search: Messages['search'] = {
  title: 'Recherche',
  placeholder: 'Chercher missions, modèles, pages…',
  close: 'Fermer la recherche',
  start: 'Commence à taper pour chercher…',
  none: 'Aucun résultat',
  recent: 'Récents et souvent ouverts',
  results: 'Résultats',
  found: (n) => plural(n, { one: '# résultat', other: '# résultats' }),
  foundSome: (shown, total) => `${number(shown)} résultats affichés sur ${number(total)}`,
  more: 'Afficher plus',
  loading: 'Chargement des missions, leçons et termes de ce cours',
  failed: 'Les missions, leçons et termes de ce cours n’ont pas été chargés.',
  kinds: {
    page: 'Pages',
    exam: 'Épreuves',
    mission: 'Missions',
    item: 'Leçons et activités',
    setting: 'Réglages',
    term: 'Glossaire',
    question: 'Questions déjà vues',
    template: 'Modèles',
    resource: 'Bibliothèque',
    store: 'Boutique',
    help: 'Aide et visites',
  },
  paper: (questions, minutes) =>
    `${plural(questions, { one: '# question', other: '# questions' })}, ${number(minutes)} min`,
  met: (n, paper) => `Question ${number(n)} de ta dernière tentative de «\u202f${paper}\u202f»`,
  dashboardOf: (course) => `Tableau de bord ${course}`,
  keys: { move: 'pour choisir', open: 'pour ouvrir', close: 'pour fermer' },
  settings: {
    profile: 'Nom, e-mail, à propos de toi, date de l’examen, minutes par jour, filière',
    notifications: 'E-mail, push, réussites, événements, bilan de la semaine',
    audio: 'Sons, musique, volume',
    appearance: 'Thème, taille du texte, espacement, moins d’animations, confettis, mode calme',
    privacy: 'Profil public, progression, badges',
    language: 'Langue, fuseau horaire',
    security: 'Mot de passe, connexion à deux facteurs, clés d’accès, appareils connectés',
    data: 'Tout exporter, recommencer un cours, supprimer le compte',
  },
};
