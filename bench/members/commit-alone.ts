import { openDatabase } from '@pasok/server'

export const ROUNDS = 200
/** Before any is measured: a shop that just started is not what buyers meet. */
const WARM_UP = 50

/** Runs an act repeatedly, one after the other; returns the milliseconds of each. */
export const measureTimes = async (act: (n: number) => Promise<unknown>): Promise<number[]> => {
  const times: number[] = []
  for (let n = 0; n < WARM_UP + ROUNDS; n++) {
    const began = performance.now()
    await act(n)
    if (n >= WARM_UP) times.push(performance.now() - began)
  }
  return times
}

/** A row changed and committed by the driver alone, on the same server. */
export const commitAlone = async (url: string): Promise<number[]> => {
  const { pool, close } = await openDatabase(url, { role: 'batch' })
  try {
    await pool.query('create table if not exists public.bench_commit (n int)')
    await pool.query('truncate public.bench_commit')
    await pool.query('insert into public.bench_commit values (0)')
    return await measureTimes((n) => pool.query('update public.bench_commit set n = $1', [n]))
  } finally {
    await close()
  }
}
