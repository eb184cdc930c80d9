// Runs programs for the commands and passes signals on to them.

import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { isNpm, parentOf, signalGroup } from './processes.mjs';
import { Stop } from './say.mjs';

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
const stopLimitMs = 9500;
const terminalGraceMs = 1000;

const exitCodeOf = (code, signal) => code ?? 128 + (constants.signals[signal] ?? 1);

function onSignals(handler) {
  const handlers = signals.map((signal) => [signal, () => handler(signal)]);
  for (const [signal, listener] of handlers) process.on(signal, listener);
  return () => {
    for (const [signal, listener] of handlers) process.off(signal, listener);
  };
}

/**
 * Under npm our parent is npm, or a shell whose parent is npm. When that is killed outright no signal
 * reaches us; only the parent's id changes. Started any other way, a parent may well end before us.
 */
function onNpmGone(handler) {
  if (process.env.npm_lifecycle_event === undefined) return () => {};
  const shell = process.ppid;
  const npm = parentOf(shell);
  const hasShell = npm !== undefined && isNpm(npm);
  const timer = setInterval(() => {
    if (process.ppid !== shell || (hasShell && parentOf(shell) !== npm)) handler('SIGTERM');
  }, 1000);
  timer.unref();
  return () => clearInterval(timer);
}

// A program that we run for ourselves must not work on when we are killed: the next start would do
// the same work beside it. It hangs on a pipe that only we hold; when that closes, a watcher ends its
// whole group. Windows does so by itself for children that are not detached.
const guard = `
exec 3<&0 </dev/null
( ( while read -r _; do :; done <&3; kill -s KILL -- -$$ ) >/dev/null 2>&1 & )
exec 3<&-
exec "$@"
`;

/**
 * Runs a program in a process group of its own and keeps its output. The group ends with us, however
 * we end, and by our own stop signals. Answers exit code and output.
 */
export function runCaptured({ command, args, cwd, env, shell = false }) {
  return new Promise((resolve, reject) => {
    const isWindows = process.platform === 'win32';
    const child = spawn(
      isWindows ? command : '/bin/sh',
      isWindows ? args : ['-c', guard, 'guard', command, ...args],
      { cwd, env, shell, detached: !isWindows, windowsHide: true, stdio: 'pipe' },
    );
    let output = '';
    let stoppedBy;
    const stopListening = onSignals((signal) => {
      stoppedBy = signal;
      signalGroup(child.pid, 'SIGTERM');
    });
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => {
        output += chunk;
      });
    }
    child.stdin.on('error', () => {});
    child.on('error', (error) => {
      stopListening();
      reject(error);
    });
    child.on('exit', () => child.stdin.destroy());
    child.on('close', (code, signal) => {
      stopListening();
      if (stoppedBy !== undefined) reject(new Stop('Stopped.', exitCodeOf(null, stoppedBy)));
      else resolve({ exitCode: exitCodeOf(code, signal), output });
    });
  });
}

/**
 * Runs a Node program on our terminal until it ends and answers its exit code. The open IPC channel
 * is how the program notices that we were killed. A program that ignores a stop signal is ended
 * after `limitMs` where one is given. Where others run beside it, `isHeld` keeps what it prints
 * until it has ended.
 */
export function runAttached({ node, args, cwd, env, limitMs, isHeld = false }) {
  return new Promise((resolve, reject) => {
    const stdio = isHeld
      ? ['ignore', 'pipe', 'pipe', 'ipc']
      : ['inherit', 'inherit', 'inherit', 'ipc'];
    const child = spawn(node, args, { cwd, env, stdio });
    const printed = [];
    child.stdout?.on('data', (chunk) => printed.push([process.stdout, chunk]));
    child.stderr?.on('data', (chunk) => printed.push([process.stderr, chunk]));
    let stopping = false;
    const stop = (signal) => {
      // A terminal's Ctrl-C reaches the whole group, so the child has it already; a second one
      // would mean "at once" to many programs. It is only passed on if nothing comes of the first.
      const wait = signal === 'SIGINT' && process.stdin.isTTY === true ? terminalGraceMs : 0;
      setTimeout(() => child.kill(wait > 0 ? 'SIGTERM' : signal), wait).unref();
      if (stopping) return;
      stopping = true;
      setTimeout(() => child.kill('SIGKILL'), stopLimitMs).unref();
    };
    const stopListening = onSignals(stop);
    const stopWatching = onNpmGone(stop);
    const limit =
      limitMs === undefined ? undefined : setTimeout(() => child.kill('SIGKILL'), limitMs);
    const finish = () => {
      stopListening();
      stopWatching();
      clearTimeout(limit);
    };
    child.on('error', (error) => {
      finish();
      reject(error);
    });
    // What is held has arrived when the pipes close, which is after the exit.
    child.on(isHeld ? 'close' : 'exit', (code, signal) => {
      finish();
      for (const [stream, chunk] of printed) stream.write(chunk);
      resolve({ exitCode: exitCodeOf(code, signal), wasStopped: stopping });
    });
  });
}
