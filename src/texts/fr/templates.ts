// Modèles : des documents pour son propre travail.
import type { Messages } from '../messages.ts';
import { number, plural } from './words.ts';

export const templates: Messages['templates'] = {
  terms: {
    free: 'Gratuit',
    open: 'Premium, ouvert pour toi',
    premium: 'Premium',
    price: (xp) => `Premium, ${number(xp)} XP`,
  },
  sideways: (columns) =>
    `${plural(columns, { one: '# colonne', other: '# colonnes' })}\u202f: fais défiler le tableau sur le côté pour tout voir.`,
  backToList: 'Retour au contrôle',
  title: 'Modèles',
  lead: 'Des documents pour ton travail, en vrais fichiers pour tes logiciels, avec conseils, contrôles et formules.',
  examplesTitle: 'Exemples réels',
  examplesLead:
    'Des modèles remplis pour nos entreprises inventées\u202f: tu vois ce qui va où, et en quelle quantité.',
  loading: 'Chargement des modèles…',
  failed: 'Les modèles ne se sont pas chargés',
  failedText: 'Rien n’est perdu. Réessaie dans un instant.',
  none: 'Pas encore de modèles ici',
  noneText: 'Ce cours n’en a pas encore. Ses leçons et ses missions sont là.',
  toDashboard: 'Voir le tableau de bord',
  search: 'Chercher un modèle',
  phases: 'Phase',
  all: 'Toutes les phases',
  empty: 'Aucun modèle ne correspond',
  emptyText: 'Ces mots ne figurent dans aucun titre ni aucune description.',
  clear: 'Voir tous les modèles',
  inPractice: 'Un exemple que nous avons inventé\u202f:',
  size: (kilobytes) => `${number(kilobytes)} Ko`,
  downloads: (n) => plural(n, { one: '# téléchargement', other: '# téléchargements' }),
  rated: (mean, n) => `${number(mean)} (${plural(n, { one: '# avis', other: '# avis' })})`,
  updated: (day) => `Mis à jour le ${day}`,
  preview: 'Aperçu',
  previewNamed: (template) => `Aperçu de ${template}`,
  download: 'Télécharger',
  downloadNamed: (template) => `Télécharger ${template}`,
  downloaded: 'Enregistré dans tes téléchargements.',
  downloadFailed: 'Le fichier n’a pas été téléchargé.',
  /** Beside an artifact or a mission: the button that downloads its document. */
  take: {
    get: 'Modèle',
    getNamed: (template: string) => `Modèle\u202f: ${template}`,
    more: (n: number) =>
      plural(n, { one: '# autre modèle de cette phase', other: '# autres modèles de cette phase' }),
    missionDone: 'Mission terminée\u202f:',
    mission: 'Ce que tu emportes de cette mission',
  },
  premium: {
    get: 'Obtenir Premium',
    getNamed: (template: string) => `Obtenir Premium pour ${template}`,
    /** With how many filled examples it has. */
    why: (n: number) =>
      plural(n, {
        one: 'La page vierge est en dessous. Le fichier et l’exemple rempli s’ouvrent avec le Pass Premium.',
        other:
          'La page vierge est en dessous. Le fichier et les # exemples remplis s’ouvrent avec le Pass Premium.',
      }),
    pass: (xp: number, days: number) =>
      `Il coûte ${number(xp)} XP, que tu gagnes en apprenant, et ouvre tous les modèles premium pendant ${plural(days, { one: '# jour', other: '# jours' })}.`,
  },
  detail: {
    screen: 'Modèle',
    loading: 'Chargement du modèle…',
    missing: 'Ce modèle n’existe pas',
    missingText: 'Il a peut-être changé de nom, ou il appartient à un autre cours.',
    toList: 'Tous les modèles',
    versions: 'Version',
    blank: 'Vierge',
    filledFor: (company) => `Rempli pour ${company}`,
    get: (format) => `Télécharger en ${format}`,
    preview: 'Aperçu du document',
    drawing: 'Schéma',
    drawingOf: (title: string) => `Schéma : ${title}`,
    counted: 'calculé',
    guidance: 'Comment le remplir',
    practice: 'Un exemple que nous avons inventé',
    model: {
      title: 'Version à modéliser',
      text: (name: string) => `Pour un outil de modélisation\u202f: «\u202f${name}\u202f».`,
      exchange: 'Fichier d’échange (XML)',
      svg: 'Dessin (SVG)',
      failed: 'Le fichier n’a pas été créé. Réessaie dans un instant.',
    },
    rating: {
      title: 'Ton avis',
      first: 'Télécharge-le d’abord, tu pourras ensuite donner ton avis.',
      stars: (n) => plural(n, { one: '# étoile', other: '# étoiles' }),
      failed: 'Ton avis n’a pas été enregistré.',
    },
  },
};
