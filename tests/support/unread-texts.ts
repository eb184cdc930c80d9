// Texts that no code reads, found with the compiler: it knows what a name in the code stands for.
import { join } from 'node:path';
import * as ast from 'typescript/unstable/ast';
import { API, type Checker, type Symbol as Named, type Type } from 'typescript/unstable/sync';

const root = join(import.meta.dirname, '..', '..');
const TEXTS = '/src/texts/en-us/';
const { SyntaxKind } = ast;

type Walk = (node: ast.Node) => void;
const isProperty = (node: ast.Node): node is ast.PropertyAssignment =>
  ast.isPropertyAssignment(node) || ast.isMethodDeclaration(node);
const nameIn = (node: ast.Node | undefined): string =>
  node && (ast.isIdentifier(node) || ast.isStringLiteral(node)) ? node.text : '';

/** `player.done.title`, from the declaration of a text or of a group of texts. */
function pathOf(declaration: ast.Node): string {
  const names: string[] = [];
  for (let node: ast.Node = declaration; node; node = node.parent) {
    if (isProperty(node) || ast.isVariableDeclaration(node)) names.unshift(nameIn(node.name));
    if (ast.isVariableDeclaration(node)) break;
  }
  return names.join('.');
}

/** The path of every text of a file. */
function leavesIn(file: ast.SourceFile): string[] {
  const leaves: string[] = [];
  const walk: Walk = (node) => {
    if (isProperty(node) && !(node.initializer && ast.isObjectLiteralExpression(node.initializer)))
      leaves.push(pathOf(node));
    else node.forEachChild(walk);
  };
  for (const statement of file.statements)
    if (ast.isVariableStatement(statement) && statement.modifiers) walk(statement);
  return leaves;
}

const textsOf = (symbol: Named | undefined): string[] =>
  (symbol?.declarations ?? []).flatMap((one) => {
    const node = one.path.includes(TEXTS) ? one.resolve() : undefined;
    return node ? pathOf(node) : [];
  });

/** Places where an object leaves the name that it was read by: who gets it reads by names of its own. */
const PASSING: readonly ast.SyntaxKind[] = [
  SyntaxKind.JsxExpression,
  SyntaxKind.CallExpression,
  SyntaxKind.SpreadAssignment,
  SyntaxKind.ReturnStatement,
  SyntaxKind.PropertyAssignment,
  SyntaxKind.ArrowFunction,
  SyntaxKind.ConditionalExpression,
];

/** What the code reads: texts by their path, groups that are handed on whole, and names of properties. */
class Reads {
  readonly paths = new Set<string>();
  readonly passed = new Set<string>();
  readonly names = new Set<string>();
  readonly #checker: Checker;
  readonly #ofType = new Map<Type, readonly Named[]>();

  constructor(checker: Checker) {
    this.#checker = checker;
  }

  #propertiesOf(type: Type | undefined): readonly Named[] {
    if (!type) return [];
    const known = this.#ofType.get(type) ?? this.#checker.getPropertiesOfType(type);
    this.#ofType.set(type, known);
    return known;
  }

  #add(to: Set<string>, symbols: readonly (Named | undefined)[]): void {
    for (const path of symbols.flatMap(textsOf)) to.add(path);
  }

  /**
   * @param known names of texts and groups: no other name can stand for one
   * @param hasTexts whether the file speaks of texts; of any other only its names count, for what is passed to it
   */
  read(file: ast.SourceFile, known: ReadonlySet<string>, hasTexts: boolean): void {
    const named: ast.Node[] = [];
    const indexed: ast.Node[] = [];
    const patterns: ast.ObjectBindingPattern[] = [];
    const passed: ast.Node[] = [];
    const walk: Walk = (node) => {
      if (ast.isIdentifier(node) && known.has(node.text)) named.push(node);
      if (ast.isPropertyAccessExpression(node)) this.names.add(nameIn(node.name));
      if (ast.isElementAccessExpression(node)) indexed.push(node.expression);
      if (ast.isObjectBindingPattern(node)) patterns.push(node);
      if (
        (ast.isIdentifier(node) || ast.isPropertyAccessExpression(node)) &&
        PASSING.includes(node.parent.kind)
      )
        passed.push(node);
      node.forEachChild(walk);
    };
    walk(file);
    if (!hasTexts) {
      for (const { elements } of patterns)
        for (const one of elements) this.names.add(nameIn(one.propertyName ?? one.name));
      return;
    }
    this.#add(this.paths, this.#checker.getSymbolAtLocation(named));
    for (const type of this.#checker.getTypeAtLocation(indexed))
      this.#add(this.paths, this.#propertiesOf(type));
    for (const type of this.#checker.getTypeAtLocation(passed))
      this.#add(this.passed, this.#propertiesOf(type));
    for (const [at, type] of this.#checker.getTypeAtLocation(patterns).entries()) {
      const { elements } = patterns[at]!;
      const asked = new Set(elements.map((one) => nameIn(one.propertyName ?? one.name)));
      for (const name of asked) this.names.add(name);
      this.#add(
        this.paths,
        this.#propertiesOf(type).filter(({ name }) => asked.has(name)),
      );
    }
  }

  has(path: string): boolean {
    if (this.paths.has(path)) return true;
    const parts = path.split('.');
    const isPassed = parts.some((_, at) => this.passed.has(parts.slice(0, at + 1).join('.')));
    return isPassed && this.names.has(parts.at(-1)!);
  }
}

/**
 * The texts that neither client nor server reads.
 * @param planted what a test writes in the place of files of the project, by their path in it
 */
export function unreadTexts(planted: Readonly<Record<string, string>> = {}): string[] {
  const api = new API({
    cwd: root,
    fs: { readFile: (path) => planted[path.slice(root.length + 1)] },
  });
  try {
    const config = join(root, 'tsconfig.json');
    const snapshot = api.updateSnapshot({ openProjects: [config] });
    const project = snapshot.getProject(config);
    if (!project) throw new Error('The compiler does not know the project.');
    const { program, checker } = project;
    const files = program
      .getSourceFileNames()
      .filter(
        (name) =>
          /\/src\/(?:texts\/en-us|client|server)\//.test(name) && !/\.test\.tsx?$/.test(name),
      )
      .map((name) => program.getSourceFile(name)!);
    const leaves = files
      .filter(({ fileName }) => fileName.includes(TEXTS) && !fileName.endsWith('/words.ts'))
      .flatMap(leavesIn);
    const known = new Set(leaves.flatMap((path) => path.split('.')));
    const reads = new Reads(checker);
    for (const file of files) {
      const { fileName } = file;
      if (!fileName.includes(TEXTS)) reads.read(file, known, /texts|words/i.test(file.text));
    }
    return leaves.filter((path) => !reads.has(path));
  } finally {
    api.close();
  }
}
