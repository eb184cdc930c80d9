// Certificates: the learner's own, what a stranger sees, and what is printed on one.
import type { Messages } from '../messages.ts';
import { number } from './words.ts';

export const certificates: Messages['certificates'] = {
  title: 'Certificats',
  loading: 'Chargement de tes certificats...',
  failed: 'Tes certificats ne se sont pas chargés',
  failedText: 'Ils sont conservés sur le serveur. Vérifie la connexion et réessaie.',
  lead: 'Termine tout ce qui compte dans un cours, et son certificat est à toi pour toujours.',
  progress: (percent) => `${number(percent)}\u202f% terminé`,
  open: 'Le certificat s’obtient à 100\u202f%.',
  go: (course) => `Continuer ${course}`,
  issue: 'Obtenir le certificat',
  issueNamed: (course) => `Obtenir le certificat de ${course}`,
  issuing: 'Délivrance en cours...',
  issueFailed: 'Il n’a pas été délivré. Réessaie.',
  issued: (day) => `Délivré le ${day}`,
  download: 'Télécharger le PDF',
  downloadNamed: (course) => `Télécharger le certificat de ${course} en PDF`,
  verify: 'Page publique',
  verifyNamed: (course) => `Page publique du certificat de ${course}`,
  sharing: 'Qui a le lien de la page publique voit ton nom, le cours et le jour, et rien d’autre.',
  page: {
    title: 'Certificat',
    loading: 'Recherche du certificat...',
    valid: 'Ce certificat est valide',
    validText: 'Il a été délivré ici, pour tout ce qui compte dans ce cours.',
    name: 'Délivré à',
    course: 'Cours',
    day: 'Délivré le',
    id: 'Numéro',
    invalid: 'Ce certificat n’existe pas',
    invalidText:
      'Rien n’a été délivré à cette adresse. Il manque peut-être une lettre, ou le compte a été supprimé.',
    failed: 'Le certificat n’a pas pu être vérifié',
    failedText: 'Vérifie la connexion et réessaie.',
  },
  pdf: {
    title: 'Certificat de réussite',
    given: 'Ce certificat est délivré à',
    finished: 'pour avoir terminé le cours',
    issued: (day) => `Délivré le ${day}`,
    verify: 'Chacun peut le vérifier ici\u202f:',
    notOfficial: 'C’est une attestation d’étude et non une certification officielle.',
  },
};
