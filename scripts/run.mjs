// Every npm script comes through here. Plain JavaScript without dependencies that parses on old
// Node versions: it must be able to say what is missing, and it runs before anything is installed.

const oldestNode = 18;
const major = Number(process.versions.node.split('.')[0]);

if (major < oldestNode) {
  process.stderr.write(
    `Meritpath needs Node ${oldestNode} or newer to start (this is ${process.versions.node}). ` +
      'Install a current Node from https://nodejs.org and run the command again.\n',
  );
  process.exitCode = 1;
} else {
  void import('./bootstrap/commands.mjs').then(({ runCommand }) =>
    runCommand(process.argv[2], process.argv.slice(3)),
  );
}
