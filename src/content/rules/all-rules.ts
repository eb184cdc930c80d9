import { resolvedRule } from './mp-01-references.ts';
import { minutesRule } from './mp-02-minutes.ts';
import { cardLengthRule } from './mp-03-card-length.ts';
import { reachableRule } from './mp-04-reachable.ts';
import { weightsRule } from './mp-05-weights.ts';
import { languagesRule } from './mp-06-languages.ts';
import { picturesRule } from './mp-07-pictures.ts';
import { sectionsRule } from './mp-08-sections.ts';
import { checkRhythmRule } from './mp-09-check-rhythm.ts';
import { markdownRule } from './mp-10-markdown.ts';
import { levelsRule } from './mp-11-levels.ts';
import { phasesRule } from './mp-13-phases.ts';
import { plannedItemsRule } from './mp-14-planned-items.ts';
import { pathPlanRule } from './mp-15-path-plan.ts';
import { quizBankRule } from './mp-16-quiz-bank.ts';
import { labsAlikeRule } from './mp-17-labs-alike.ts';
import { taskPartsRule } from './mp-18-task-parts.ts';
import { modelAnswersRule } from './mp-19-model-answers.ts';
import { glossaryRule } from './mp-20-glossary.ts';
import { briefingRule } from './mp-21-briefings.ts';
import { coreLineRule } from './mp-22-core-line.ts';
import { banksRule } from './mp-23-banks.ts';
import { feasiblePapersRule } from './mp-24-feasible-papers.ts';
import { questionPartsRule } from './mp-25-question-parts.ts';
import { scenariosRule } from './mp-26-scenarios.ts';
import { shortestOptionRule } from './mp-27-shortest-option.ts';
import { bookRule } from './mp-28-book.ts';
import { lineMapRule } from './mp-29-line-map.ts';
import { courseNamesRule } from './mp-30-course-names.ts';
import { languageRule } from './mp-31-language.ts';
import { viewsRule } from './mp-32-views.ts';
import { touchablePicturesRule } from './mp-33-touchable-pictures.ts';
import { routeRule } from './mp-34-route.ts';
import { settingsRule } from './mp-35-settings.ts';
import { firstRightRule } from './mp-36-first-right.ts';
import { pictureRhythmRule } from './mp-37-picture-rhythm.ts';
import { storeRule } from './mp-38-store.ts';
import { libraryRule } from './mp-39-library.ts';
import { supportFactsRule } from './mp-40-support-facts.ts';
import { supportEntriesRule } from './mp-41-support-entries.ts';
import { templateRule } from './mp-42-templates.ts';
import { toursRule } from './mp-43-tours.ts';
import { eventsRule } from './mp-44-events.ts';
import { modelsRule } from './mp-45-models.ts';
import { artifactTemplatesRule } from './mp-46-artifact-templates.ts';
import { diagramsRule } from './mp-48-diagrams.ts';
import { caseSetsRule } from './mp-49-case-sets.ts';
import { calculationTasksRule } from './mp-50-calculations.ts';
import { readOnRule } from './mp-51-read-on.ts';
import { taughtOnceRule } from './mp-52-taught-once.ts';
import { schemaRule } from './qc-01-schema.ts';
import { idsRule } from './qc-02-ids.ts';
import { keyCountRule } from './qc-03-key-count.ts';
import { explanationRule } from './qc-04-explanation.ts';
import { exactDuplicatesRule } from './qc-05-exact-duplicates.ts';
import { nearDuplicatesRule } from './qc-06-near-duplicates.ts';
import { sameStemRule } from './qc-07-same-stem.ts';
import { optionDuplicatesRule } from './qc-08-option-duplicates.ts';
import { longestOptionRule } from './qc-09-longest-option.ts';
import { keyLengthRule } from './qc-10-key-length.ts';
import { optionLengthsRule } from './qc-11-option-lengths.ts';
import { keyPositionsRule } from './qc-12-key-positions.ts';
import { shuffleSafeRule } from './qc-13-shuffle-safe.ts';
import { allOfTheAboveRule } from './qc-14-all-of-the-above.ts';
import { absoluteWordsRule } from './qc-15-absolute-words.ts';
import { hedgeWordsRule } from './qc-16-hedge-words.ts';
import { firstWordsRule } from './qc-17-first-words.ts';
import { negativeStemRule } from './qc-18-negative-stem.ts';
import { unfocusedStemRule } from './qc-19-unfocused-stem.ts';
import { wordRepeatRule } from './qc-20-word-repeat.ts';
import { convergenceRule } from './qc-21-convergence.ts';
import { grammarRule } from './qc-22-grammar.ts';
import { weakDistractorsRule } from './qc-23-weak-distractors.ts';
import { numbersRule } from './qc-24-numbers.ts';
import { stemLengthRule } from './qc-25-stem-length.ts';
import { readabilityRule } from './qc-26-readability.ts';
import { blueprintRule } from './qc-27-blueprint.ts';
import { spreadRule } from './qc-28-spread.ts';
import { trapsRule } from './qc-29-traps.ts';
import { editionsRule } from './qc-30-editions.ts';
import { namesAndMarksRule } from './qc-31-names-and-marks.ts';
import { referencesRule } from './qc-33-references.ts';
import { relationsRule } from './qc-35-relations.ts';
import { calculationsRule } from './qc-36-calculations.ts';
import { unexplainedTermsRule } from './qc-38-unexplained-terms.ts';
import { inclusiveWordsRule } from './qc-39-inclusive-words.ts';
import { pictureTextsRule } from './qc-40-picture-texts.ts';
import { fieldNamesRule } from './qc-41-field-names.ts';
import { turnsRule } from './qc-42-turns.ts';
import { rankBalanceRule } from './qc-43-rank-balance.ts';
import { stockDistractorsRule } from './qc-44-stock-distractors.ts';
import type { Rule } from './rule.ts';

/** Every rule of the content, in the order docs/content-rules.md lists them. */
export const RULES: readonly Rule[] = [
  schemaRule,
  idsRule,
  keyCountRule,
  explanationRule,
  exactDuplicatesRule,
  nearDuplicatesRule,
  sameStemRule,
  optionDuplicatesRule,
  longestOptionRule,
  keyLengthRule,
  optionLengthsRule,
  keyPositionsRule,
  shuffleSafeRule,
  allOfTheAboveRule,
  absoluteWordsRule,
  hedgeWordsRule,
  firstWordsRule,
  negativeStemRule,
  unfocusedStemRule,
  wordRepeatRule,
  convergenceRule,
  grammarRule,
  weakDistractorsRule,
  numbersRule,
  stemLengthRule,
  readabilityRule,
  blueprintRule,
  spreadRule,
  trapsRule,
  editionsRule,
  namesAndMarksRule,
  referencesRule,
  calculationsRule,
  relationsRule,
  unexplainedTermsRule,
  inclusiveWordsRule,
  pictureTextsRule,
  fieldNamesRule,
  turnsRule,
  rankBalanceRule,
  stockDistractorsRule,
  resolvedRule,
  minutesRule,
  cardLengthRule,
  reachableRule,
  weightsRule,
  languagesRule,
  picturesRule,
  sectionsRule,
  checkRhythmRule,
  markdownRule,
  levelsRule,
  phasesRule,
  plannedItemsRule,
  pathPlanRule,
  quizBankRule,
  labsAlikeRule,
  taskPartsRule,
  modelAnswersRule,
  glossaryRule,
  briefingRule,
  coreLineRule,
  banksRule,
  feasiblePapersRule,
  questionPartsRule,
  scenariosRule,
  shortestOptionRule,
  bookRule,
  lineMapRule,
  courseNamesRule,
  languageRule,
  viewsRule,
  touchablePicturesRule,
  routeRule,
  settingsRule,
  firstRightRule,
  pictureRhythmRule,
  storeRule,
  libraryRule,
  supportFactsRule,
  supportEntriesRule,
  templateRule,
  toursRule,
  eventsRule,
  modelsRule,
  artifactTemplatesRule,
  diagramsRule,
  caseSetsRule,
  calculationTasksRule,
  readOnRule,
  taughtOnceRule,
];
