// The page of the link in a mail that ends mails of its kind.
import type { Messages } from '../messages.ts';

export const unsubscribe: Messages['unsubscribe'] = {
  title: 'Se désabonner',
  ask: {
    achievements: 'Ne plus recevoir d’e-mails sur tes réussites ?',
    streak: 'Ne plus recevoir d’e-mails sur ta série ?',
    digest: 'Ne plus recevoir le bilan de la semaine ?',
  },
  text: 'Il suffit d’appuyer une fois, sans te connecter. Dans l’application, rien ne change.',
  yes: 'Se désabonner',
  all: 'Ne plus recevoir d’e-mails, sauf ceux sur mon compte',
  done: {
    achievements: 'Tu ne recevras plus d’e-mails sur tes réussites',
    streak: 'Tu ne recevras plus d’e-mails sur ta série',
    digest: 'Tu ne recevras plus le bilan de la semaine',
  },
  doneAll: 'Tu ne recevras plus que les e-mails sur ton compte',
  doneText: 'Tu peux les réactiver à tout moment.',
  settings: 'Ouvrir les réglages',
  failed: 'Désabonnement non enregistré',
  badTitle: 'Ce lien ne fonctionne pas',
  badText:
    'Il n’est pas complet. Ouvre-le depuis l’e-mail lui-même, ou choisis tes e-mails dans les réglages.',
};
