/** Prints a sentence when the process receives a signal to end, then lets it end. */
export const sayWhenBrokenOff = (sentence: string): void => {
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      console.error(`\n${sentence}`)
      process.kill(process.pid, signal)
    })
}
