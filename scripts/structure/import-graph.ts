// What imports what in src, and where that runs in a circle or back up.
import { posix } from 'node:path';
import { importsOf, type SourceFile } from '#tests/support/source-files.ts';

export type Graph = ReadonlyMap<string, ReadonlySet<string>>;

const isCode = (path: string) => /\.(ts|tsx)$/.test(path) && !/\.test\.tsx?$/.test(path);

/** Files of src with the files of src that they import; types count as much as code. */
export function fileGraph(files: readonly SourceFile[]): Graph {
  const code = files.filter(({ path }) => path.startsWith('src/') && isCode(path));
  const known = new Set(code.map(({ path }) => path));
  const targetOf = (from: string, specifier: string) =>
    specifier.startsWith('.')
      ? posix.join(posix.dirname(from), specifier)
      : specifier.replace(/^#(\w+)\//, 'src/$1/');
  return new Map(
    code.map(({ path, text }) => [
      path,
      new Set(
        importsOf(text)
          .map(({ specifier }) => targetOf(path, specifier))
          .filter((target) => known.has(target)),
      ),
    ]),
  );
}

/** The graph over groups of files, such as the modules of the server. */
export function groupGraph(graph: Graph, groupOf: (path: string) => string | undefined): Graph {
  const groups = new Map<string, Set<string>>();
  for (const [from, targets] of graph) {
    const own = groupOf(from);
    if (own === undefined) continue;
    const others = groups.get(own) ?? new Set<string>();
    groups.set(own, others);
    for (const target of targets) {
      const other = groupOf(target);
      if (other !== undefined && other !== own) others.add(other);
    }
  }
  return groups;
}

/** Groups of nodes that each reach all others of their group (Tarjan), of two or more. */
export function circles(graph: Graph): string[][] {
  const index = new Map<string, number>();
  const low = new Map<string, number>();
  const stack: string[] = [];
  const found: string[][] = [];
  const visit = (node: string): void => {
    index.set(node, index.size);
    low.set(node, index.get(node)!);
    stack.push(node);
    for (const next of graph.get(node) ?? []) {
      if (!index.has(next)) visit(next);
      if (stack.includes(next)) low.set(node, Math.min(low.get(node)!, low.get(next)!));
    }
    if (low.get(node) !== index.get(node)) return;
    const circle = stack.splice(stack.indexOf(node));
    if (circle.length > 1) found.push(circle.sort());
  };
  for (const node of graph.keys()) if (!index.has(node)) visit(node);
  return found.sort((a, b) => a[0]!.localeCompare(b[0]!));
}

/** How many arrows run back up in the best of all orders of the nodes; none where there is no circle. */
export function arrowsBackUp(graph: Graph): number {
  return circles(graph).reduce((sum, circle) => sum + fewestAgainst(circle, graph), 0);
}

/** For each set of nodes the best order that puts these below all others, from small sets to large. */
function fewestAgainst(nodes: readonly string[], graph: Graph): number {
  const below = nodes.map((from) =>
    nodes.reduce((set, to, at) => (graph.get(from)?.has(to) ? set | (1 << at) : set), 0),
  );
  const best = new Array<number>(1 << nodes.length).fill(Number.POSITIVE_INFINITY);
  best[0] = 0;
  for (let set = 0; set < best.length; set += 1) {
    for (const [at, targets] of below.entries()) {
      if (set & (1 << at)) continue;
      // What this node needs of those that are to stand above it runs back up.
      const cost = best[set]! + bitsOf(targets & ~set);
      const next = set | (1 << at);
      if (cost < best[next]!) best[next] = cost;
    }
  }
  return best.at(-1)!;
}

function bitsOf(set: number): number {
  let count = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}
