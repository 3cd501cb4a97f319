/** Milliseconds of processor that this thread spends in `work`. */
export const cpuTime = (work: () => void): number => {
  const before = process.threadCpuUsage()
  work()
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000
}
