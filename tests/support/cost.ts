// What an answer of the app in this process costs, whatever else the machine does meanwhile.

/** In ms of this thread: the least of four, or the first below 50 ms. */
export async function costOf(ask: () => Promise<Response>): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  // Code that was just compiled, or a heap just swept, costs once and not again.
  for (let round = 0; round < 4 && least >= 50; round += 1) {
    const before = process.threadCpuUsage();
    await (await ask()).text();
    const { user, system } = process.threadCpuUsage(before);
    least = Math.min(least, (user + system) / 1000);
  }
  return least;
}
