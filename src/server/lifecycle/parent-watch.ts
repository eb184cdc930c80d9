// The app ends when the process that started it is gone, even when that was killed outright.

/**
 * Calls `onGone` once when the starting process closes its channel to us, which it also does by
 * dying. Without such a channel (started by hand or by a service manager) nothing is watched.
 */
export function watchParent(onGone: () => void): void {
  if (process.channel === undefined || !process.connected) return;
  process.once('disconnect', onGone);
  // Watching alone must not keep the process running.
  process.channel?.unref();
}
