/** Shares one pending result among concurrent callers. */
export type SingleFlight<Made> = (key: string, make: () => Promise<Made>) => Promise<Made>

/** A call after it has settled starts again. */
export const singleFlight = <Made>(): SingleFlight<Made> => {
  const flights = new Map<string, Promise<Made>>()
  return (key, make) => {
    const flight = flights.get(key) ?? make().finally(() => flights.delete(key))
    flights.set(key, flight)
    return flight
  }
}
