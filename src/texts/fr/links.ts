// The pages that links of mails lead to: a new password, and a confirmed address.
import type { Messages } from '../messages.ts';

export const links: Messages['links'] = {
  reset: {
    title: 'Définis un nouveau mot de passe',
    text: 'Choisis un mot de passe que tu n’utilises nulle part ailleurs.',
    save: 'Enregistrer',
    invalidTitle: 'Ce lien n’est plus valable',
    invalidText: 'Il a déjà servi, il est trop ancien ou incomplet. Demandes-en un autre.',
    askAgain: 'Demander un autre lien',
  },
  confirm: {
    loadingTitle: 'Un instant',
    loading: 'Confirmation de ton e-mail',
    title: 'E-mail confirmé',
    text: 'Tu peux maintenant te connecter.',
    textSignedIn: 'Ton inscription est terminée.',
    go: 'Aller aux cours',
    failedTitle: 'Non confirmé',
    failedText: 'Le lien a déjà servi, il est trop ancien ou incomplet.',
  },
};
