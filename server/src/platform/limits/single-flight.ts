/** Makes a thing once for all who ask for it while it is being made. */
export type SingleFlight<Made> = (key: string, make: () => Promise<Made>) => Promise<Made>

/** A call after it has settled starts another. */
export const singleFlight = <Made>(): SingleFlight<Made> => {
  const flights = new Map<string, Promise<Made>>()
  return (key, make) => {
    const flight = flights.get(key) ?? make().finally(() => flights.delete(key))
    flights.set(key, flight)
    return flight
  }
}
