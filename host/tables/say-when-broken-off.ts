/** Says a sentence when the process is asked to end, and lets it end as it would have. */
export const sayWhenBrokenOff = (sentence: string): void => {
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      console.error(`\n${sentence}`)
      process.kill(process.pid, signal)
    })
}
