// What a demo learner is told about the demo, on every screen.

export const demo = {
  mark: 'Demo',
  open: 'Demo: what this is, and how to get an account of your own',
  title: 'This is the demo',
  made: 'The learner and everything they have done are made up. Try whatever you like: what is locked opens as you go.',
  erased: 'It is erased after 7 days, together with what you do in it.',
  own: 'An account of your own is free and starts at zero: nothing from the demo goes with you. Creating one ends this demo, and there is no way back into it; a fresh one is always one press away.',
  /** Beside the mark, where there is room. */
  ownShort: 'own account',
  /** On the dashboard: where there is most to see. */
  look: {
    title: 'Where to look first',
    about:
      'You see a learner after their first five days of study. What is locked opens as you go. The demo is erased after 7 days.',
    /** Over the places of the course that is shown, and of the others. */
    here: (course: string) => `In ${course}`,
    elsewhere: 'In other courses',
    /** What a place is called that lies in another course than the one that is shown. */
    inCourse: (place: string, course: string) => `${place}, in ${course}`,
    places: {
      lab: { name: 'A lab to play', text: 'In the page, graded when you hand it in' },
      mission: { name: 'A mission to play', text: 'A story in cards, with checks on the way' },
      lesson: { name: 'A lesson to read', text: 'In short cards, and it asks back' },
      document: { name: 'A document filled in', text: 'Read it, change it, take it along' },
      checklist: { name: 'A checklist begun', text: 'Ticks and notes on your own work' },
      model: { name: 'A model', text: 'Drawn in the page, yours to change' },
      reports: { name: 'Practice exams taken', text: 'Each with its report' },
      line: { name: 'The line of the course', text: 'What is done, what comes next' },
      progress: { name: 'Progress', text: 'Day by day, in all courses' },
    },
  },
  /** At the end of the dashboard. */
  endTitle: 'Liked what you saw?',
  create: 'Create my own account',
  stay: 'Back to the demo',
  /** Asked before the demo is left for an account. */
  leave: {
    title: 'Leave this demo and create your own account?',
    text: 'There is no way back into this demo, and what you tried in it is erased 7 days after it began. A fresh demo is always one press away.',
    yes: 'Create my account',
    stay: 'Stay',
  },
};
