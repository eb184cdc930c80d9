import { describe, expect, test } from 'vitest';
import { stringify } from 'yaml';
import { checkContent } from '#content/check.ts';
import { loadContent } from '#content/load.ts';
import {
  aFigure,
  aReading,
  messagesOf,
  problemsOf,
  someWords,
  stubFiles,
  TODAY,
} from '#tests/support/stub-content.ts';
import { aStory, FOLDER, type PathParts, withPath } from '#tests/support/stub-path.ts';

/** What a rule says about a path with a change to its parts. */
const said = (rule: string, change: (path: PathParts) => void): string[] =>
  messagesOf(rule, withPath(change));

describe('QC-01 path files', () => {
  test('refuses limits that are broken', () => {
    const messages = said('QC-01', (path) => {
      path.phases[0].mapTitle = 'A very long name';
      path.phases[0].pitfalls.pop();
      path.checklist.lines.pop();
      delete (path.lab.variants as Partial<PathParts['lab']['variants']>).Retail;
      Object.assign(path.quiz, { doneWhen: ['quiz.passed'] });
    });
    expect(messages.map((message) => message.split(':')[0]).toSorted()).toEqual([
      'doneWhen',
      'lines',
      'mapTitle',
      'pitfalls',
    ]);
  });

  test.each([1, 5])('refuses a rubric of %d lines', (size) => {
    const messages = said('QC-01', (path) => {
      const task = path.lab.variants.BFSI!.steps[2];
      if (task?.kind !== 'text') throw new Error('t3 is a text');
      const [line] = task.rubric;
      task.rubric = Array.from({ length: size }, (_, index) => ({ ...line!, id: `r${index}` }));
    });
    expect(messages).toHaveLength(1);
    expect(messages[0]).toMatch(/^variants\.BFSI\.steps\.2\.rubric: Too/);
  });
});

test('MP-17 refuses a lab that leaves a company out, or is told in one that the course does not have', () => {
  const messages = said('MP-17', (path) => {
    const { Retail, ...others } = path.lab.variants;
    path.lab.variants = { ...others, Circus: Retail! };
  });
  expect(messages).toEqual([
    'demo.one.lab is not told in Retail',
    'the course has no company Circus',
  ]);
});

test('MP-17 takes a lab of one story in a course without companies, and refuses one of both or neither', () => {
  const told = (change: (lab: PathParts['lab']) => void) =>
    withPath((path, parts) => {
      delete parts.course.companies;
      Object.assign(path.lab, { story: aStory('general'), variants: undefined });
      change(path.lab);
    });
  const rules = ['QC-01', 'QC-02', 'MP-02', 'MP-03', 'MP-17', 'MP-18', 'MP-19'];
  for (const rule of rules) {
    expect([
      rule,
      messagesOf(
        rule,
        told(() => {}),
      ),
    ]).toEqual([rule, []]);
  }
  const both = told((lab) => Object.assign(lab, { variants: { Retail: aStory('Retail') } }));
  expect(messagesOf('QC-01', both)).toEqual(['variants: expected a story, or variants by company']);
  const none = told((lab) => Object.assign(lab, { story: undefined }));
  expect(messagesOf('QC-01', none)).toEqual(['variants: expected a story, or variants by company']);
});

test('QC-02 refuses ids that are taken and step ids without their form', () => {
  const messages = said('QC-02', (path) => {
    path.lesson.id = 'demo.one.deepdive';
    path.lesson.steps[0]!.id = 't1';
    path.lab.variants.Insurance!.steps[1]!.id = 's02';
    path.terms[1]!.id = 'stop';
  });
  expect(messages.toSorted()).toEqual([
    'the id "demo.one.deepdive" is taken by content/courses/demo/phases/start/lesson.yaml:1',
    'the id "stop" is taken by content/courses/demo/phases/start/glossary.yaml:1',
    'the step id "s02" has no step form',
    'the step id "t1" has no step form',
  ]);
});

test('MP-01 refuses what leads nowhere in phases, items, quizzes and terms', () => {
  const messages = said('MP-01', (path) => {
    path.phases[0].objectives = ['dm.u7'];
    path.phases[1].prerequisites = ['begin'];
    path.lab.objectives = ['dm.u8'];
    path.quiz.questions[0] = 'dm.q.u1.0800';
    path.terms[0]!.see = ['train'];
    path.questions[1]!.state = 'draft';
  });
  expect(messages.toSorted()).toEqual([
    'dm.q.u1.0011 is a draft, demo.one.quiz is not',
    'nothing uses dm.q.u1.0010',
    'there is no objective dm.u7',
    'there is no objective dm.u8',
    'there is no phase begin',
    'there is no question dm.q.u1.0800',
    'there is no term train',
  ]);
});

test('MP-01 refuses a mission that waits for an item which is not there, or for a draft', () => {
  const waits = (id: string) =>
    withPath((path, parts) => {
      path.lab.state = 'draft';
      parts.missions[0].doneWhen = ['steps.seen', `item.done:${id}`];
    });
  expect(messagesOf('MP-01', waits('demo.one.lesson'))).toEqual([]);
  expect(messagesOf('MP-01', waits('demo.six.lesson'))).toEqual([
    'there is no item demo.six.lesson',
  ]);
  expect(messagesOf('MP-01', waits('demo.one.lab'))).toEqual([
    'demo.one.lab is a draft, ms.demo.a is not',
  ]);
});

test('MP-01 takes what helps with a line of a checklist, where it is there', () => {
  const helped = (id: string) =>
    said('MP-01', (path) => {
      Object.assign(path.checklist.lines[1]!, { help: id });
    });
  expect(helped('demo.one.lesson')).toEqual([]);
  expect(helped('tpl.demo.gone')).toEqual(['there is no template, lesson or lab tpl.demo.gone']);
});

test('MP-01 takes pictures and checks of lessons for used', () => {
  const alt = 'A short line runs from the upper left corner to a stop that is called start.';
  const change = withPath((path, parts) => {
    parts.figures.stop = aFigure();
    const [reading] = path.lesson.steps;
    if (reading?.kind === 'reading') reading.figure = { src: 'stop', alt };
  });
  expect(messagesOf('MP-01', change)).toEqual([]);
});

test('rules on readings hold in lessons too, and name their place', () => {
  const change = withPath((path) => {
    path.lesson.steps.unshift(aReading('s08'), aReading('s09', { body: '# A word' }));
  });
  const file = `content/${FOLDER}/lesson.yaml`;
  for (const rule of ['MP-03', 'MP-09', 'MP-10', 'MP-37']) {
    expect(problemsOf(rule, change)).toMatchObject([{ file, id: 'demo.one.lesson' }]);
  }
});

test('MP-03 lets the scenario of a lab have 80 to 180 words, more than a card', () => {
  const words = (count: number) =>
    said('MP-03', (path) => {
      path.lab.variants.Retail!.scenario = someWords(count);
    });
  expect([...words(80), ...words(180)]).toEqual([]);
  expect(words(79)).toEqual(['the scenario in Retail of demo.one.lab has 79 words']);
  expect(words(181)).toEqual(['the scenario in Retail of demo.one.lab has 181 words']);
});

test('rules on words read tasks, lines, pitfalls and terms', () => {
  const outdated = 'It was so in Demo 9';
  const problems = problemsOf(
    'QC-30',
    withPath((path) => {
      path.phases[0].pitfalls[1] = outdated;
      path.checklist.lines[2]!.howKnown = outdated;
      path.terms[0]!.text = outdated;
      path.lab.variants.Retail!.steps[0]!.prompt = outdated;
      const form = path.artifact.steps[2];
      if (form?.kind === 'template') form.model.rule = outdated;
    }),
  );
  expect(problems.map(({ file }) => file.replace(`content/${FOLDER}/`, '')).toSorted()).toEqual([
    'artifact.yaml',
    'checklist.yaml',
    'glossary.yaml',
    'lab.yaml',
    'phase.yaml',
  ]);
});

describe('MP-13 phases', () => {
  test('refuses a circle, and a phase that needs itself', () => {
    const messages = said('MP-13', (path) => {
      path.phases[0].prerequisites = ['next'];
      path.phases[1].prerequisites = ['start', 'next'];
    });
    expect(messages).toEqual([
      'next needs next, which does not come before it',
      'start needs next, which does not come before it',
    ]);
  });

  test('refuses places and short names that are taken, and an id that is not the folder', () => {
    const messages = said('MP-13', (path) => {
      Object.assign(path.phases[1], { id: 'then', short: 'one', order: 2, prerequisites: [] });
    });
    expect(messages).toEqual([
      'the id "then" is not the name of the folder next',
      '"one" is also the short name of start',
      'then stands at place 2, which is taken or beyond the end',
    ]);
  });

  test('refuses a written phase behind one that is not', () => {
    const messages = said('MP-13', (path) => {
      Object.assign(path.phases[0], { order: 1, prerequisites: ['next'] });
      Object.assign(path.phases[1], { order: 0, prerequisites: [] });
    });
    expect(messages).toEqual(['start is written, but it needs next, which is not']);
  });
});

describe('MP-14 planned items', () => {
  const without = (name: string) =>
    withPath((_, parts) => {
      // An empty file is refused before it can name its id, so the item is not there.
      parts.files[`${FOLDER}/${name}.yaml`] = '';
    });

  test('refuses a phase that lacks an item', () => {
    expect(messagesOf('MP-14', without('quiz'))).toEqual(['start has items, but no quiz']);
  });

  test('a phase has the kinds that the plan names for it, several of one form among them', () => {
    const change = (path: PathParts) => {
      const { quiz: _quiz, deepdive: _deepdive, ...titles } = path.plan.titles.start!;
      path.plan.titles.start = titles;
    };
    expect(said('MP-14', change)).toEqual([
      'the plan names no deepdive for start',
      'the plan names no quiz for start',
    ]);
    const bare = withPath((path, parts) => {
      change(path);
      for (const name of ['quiz', 'deepdive']) parts.files[`${FOLDER}/${name}.yaml`] = '';
    });
    for (const rule of ['MP-14', 'MP-15'])
      expect([rule, messagesOf(rule, bare)]).toEqual([rule, []]);
  });

  test('refuses drafts beside shipped items, another id and another file', () => {
    expect(
      said('MP-14', (path) => {
        path.lab.state = 'draft';
      }),
    ).toEqual(['start has drafts beside items that are shipped']);
    expect(
      said('MP-14', (path) => {
        path.lab.id = 'demo.one.labs';
        path.deepdive.type = 'lesson';
      }),
    ).toEqual([
      'the id "demo.one.deepdive" is not that of this item',
      'the id "demo.one.labs" is not that of this item',
      'start has items, but no deepdive',
    ]);
    expect(
      said('MP-14', (path) => {
        [path.lesson, path.deepdive] = [path.deepdive, path.lesson];
      }),
    ).toEqual([
      'a lesson stands in a file of another name',
      'a deepdive stands in a file of another name',
    ]);
  });

  test('refuses items in a folder without a phase, and is silent about refused files', () => {
    const astray = withPath((path, parts) => {
      const quiz = { ...path.quiz, id: 'demo.six.quiz' };
      parts.files['courses/demo/phases/gone/quiz.yaml'] = stringify(quiz);
    });
    expect(messagesOf('MP-14', astray)).toEqual([
      'demo.six.quiz stands in a folder without a phase.yaml',
    ]);
    expect(
      said('MP-14', (path) => {
        Object.assign(path.lab, { labb: 'a misspelt field' });
      }),
    ).toEqual([]);
  });
});

describe('MP-15 plan of the path', () => {
  test('refuses titles, minutes, XP and rounds that are not those of the plan', () => {
    const messages = said('MP-15', (path) => {
      path.lesson.title = 'A lesson';
      path.lab.xp = 50;
      path.checklist.estMin = 4;
      path.quiz.count = 4;
      path.quiz.passPercent = 60;
      path.plan.testOut.count = 12;
    });
    expect(messages).toEqual([
      'estMin of demo.one.checklist is 4',
      'xp of demo.one.lab is 50',
      'title of demo.one.lesson is "A lesson"',
      'count of demo.one.quiz is 4',
      'passPercent of demo.one.quiz is 60',
      'demo.one.quiz has fewer questions than a test-out asks',
    ]);
  });

  test('lets an activity say that it takes longer, up to half as long again', () => {
    const minutes = (factor: number) =>
      said('MP-15', (path) => {
        path.checklist.estMin *= factor;
      });
    expect(minutes(1.4)).toEqual([]);
    expect(minutes(1.6)).toHaveLength(1);
  });

  test('refuses a plan that names other phases than there are, and phases without a plan', () => {
    expect(
      said('MP-15', (path) => {
        path.plan.titles = { start: path.plan.titles.start!, after: path.plan.titles.start! };
      }),
    ).toEqual(['the plan has no titles for next', 'there is no phase after']);
    expect(
      said('MP-15', (path) => {
        path.plan.titles.next = { ...path.plan.titles.start!, lessons: 'A lesson' };
      }),
    ).toEqual(['there is no kind lessons in the plan of the path']);
    const files = stubFiles(withPath());
    files.delete('courses/demo/path.yaml');
    const { problems } = checkContent(loadContent(files, 'content', TODAY));
    expect(problems).toMatchObject([
      { rule: 'MP-15', message: 'the course demo has a path and no path.yaml' },
    ]);
  });

  test('refuses a quiz where the plan says no round, and takes no test-out for none', () => {
    const change = withPath((path) => {
      const { quiz: _quiz, testOut: _testOut, ...plan } = path.plan;
      Object.assign(path, { plan });
    });
    expect(messagesOf('MP-15', change)).toEqual(['path.yaml plans no quiz']);
    expect(messagesOf('MP-16', change)).toEqual([]);
  });

  test('is silent where the plan itself was refused', () => {
    const change = withPath((path) => {
      Object.assign(path.plan, { titels: 'a misspelt field' });
    });
    expect(messagesOf('MP-15', change)).toEqual([]);
    expect(messagesOf('QC-01', change)).toEqual(['titels: unknown field']);
  });
});

describe('MP-16 questions of a quiz', () => {
  test('refuses fewer than two rounds, and shares that are off', () => {
    const messages = said('MP-16', (path) => {
      path.quiz.questions.pop();
      path.questions[3]!.difficulty = 'easy';
    });
    expect(messages).toEqual([
      '9 questions for rounds of 5',
      'the questions are 4 easy, 4 medium, 1 hard',
    ]);
  });

  test('refuses a question that stands twice or is met in a lesson', () => {
    const messages = said('MP-16', (path) => {
      path.quiz.questions.splice(0, 2, 'dm.q.u1.0012', 'dm.q.u1.0020');
    });
    expect(messages.filter((message) => message.includes('also asked'))).toEqual([
      'dm.q.u1.0020 is also asked in demo.one.lesson',
      'dm.q.u1.0012 is also asked in demo.one.quiz',
    ]);
  });
});
