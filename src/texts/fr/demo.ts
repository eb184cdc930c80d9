// What a demo learner is told about the demo, on every screen.
import type { Messages } from '../messages.ts';

export const demo: Messages['demo'] = {
  mark: 'Démo',
  open: 'Démo\u202f: ce que c’est, et comment avoir ton propre compte',
  title: 'C’est la démo',
  made: 'La personne et tout ce qu’elle a fait sont inventés. Essaie ce que tu veux\u202f: ce qui est verrouillé s’ouvre en avançant.',
  erased: 'Elle est effacée au bout de 7 jours, avec ce que tu y fais.',
  own: 'Ton propre compte est gratuit et part de zéro\u202f: rien de la démo ne te suit. En le créant, tu quittes cette démo et tu ne pourras pas y revenir\u202f; tu peux en ouvrir une autre quand tu veux.',
  ownShort: 'mon compte',
  look: {
    title: 'Par où commencer',
    about:
      'Tu vois quelqu’un après ses cinq premiers jours d’étude. Ce qui est verrouillé s’ouvre au fil du parcours. La démo est effacée au bout de 7 jours.',
    here: (course) => `Dans ${course}`,
    elsewhere: 'Dans d’autres cours',
    inCourse: (place, course) => `${place}, dans ${course}`,
    places: {
      lab: { name: 'Un atelier à essayer', text: 'Dans la page, avec correction' },
      mission: {
        name: 'Une mission à jouer',
        text: 'Une histoire en cartes, avec des questions en chemin',
      },
      lesson: { name: 'Une leçon à lire', text: 'En cartes courtes, avec des questions' },
      document: { name: 'Un document rempli', text: 'Lis-le, modifie-le, emporte-le' },
      checklist: {
        name: 'Une liste commencée',
        text: 'Des coches et des notes sur son propre travail',
      },
      model: { name: 'Un modèle', text: 'Dessiné dans la page, tu peux le modifier' },
      reports: { name: 'Épreuves passées', text: 'Chacune avec son bilan' },
      line: { name: 'La ligne du cours', text: 'Ce qui est fait, ce qui vient' },
      progress: { name: 'Progression', text: 'Jour par jour, tous cours confondus' },
    },
  },
  endTitle: 'Ça te plaît\u202f?',
  create: 'Créer mon compte',
  stay: 'Retour à la démo',
  leave: {
    title: 'Quitter cette démo et créer ton compte\u202f?',
    text: 'Tu ne pourras pas revenir dans cette démo, et ce que tu y as essayé est effacé 7 jours après son début. Tu peux en ouvrir une autre quand tu veux.',
    yes: 'Créer mon compte',
    stay: 'Rester',
  },
};
