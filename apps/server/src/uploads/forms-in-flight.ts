import { fail } from '@porchlight/errors'

/** The limits on what one address or one person may have in flight. */
interface FlightLimit {
  readonly forms: number
  /** Total of all those forms, in bytes. */
  readonly bytes: number
}

/** A form with files that is being received. */
export interface FormInFlight {
  /** Counts bytes received; `rateLimited` beyond what may be in flight. */
  count(bytes: number): void
  /** Called when the form is complete, or was aborted. */
  land(): void
}

/** The forms with files that this process is receiving. */
export interface FormsInFlight {
  /** Counts a form under each of `keys`, an address and where possible a person; `rateLimited` beyond a limit. */
  take(keys: FlightKeys): FormInFlight
}

/** The keys that a form is counted under. Without a person only the address counts. */
export interface FlightKeys {
  readonly address: string
  readonly person: string | null
}

const megabyte = 1_048_576

/** An address may be an office or a whole mobile network; a person sends a form of five files, and perhaps one more. */
export const flightLimits = {
  address: { forms: 24, bytes: 800 * megabyte },
  person: { forms: 6, bytes: 210 * megabyte },
} as const satisfies Readonly<Record<keyof FlightKeys, FlightLimit>>

/** Creates the counts, which start empty with the process: forms in flight ended with the previous process. */
export function createFormsInFlight(): FormsInFlight {
  const counts = new Map<string, { forms: number; bytes: number }>()
  const refuse = () => fail('rateLimited', { minutes: 1 }, { retryAfterSeconds: 60 })
  return {
    take: ({ address, person }) => {
      const flights = [
        { key: `address ${address}`, limit: flightLimits.address },
        ...(person === null ? [] : [{ key: `person ${person}`, limit: flightLimits.person }]),
      ].map(({ key, limit }) => ({ key, limit, count: counts.get(key) ?? { forms: 0, bytes: 0 } }))
      if (flights.some(({ count, limit }) => count.forms >= limit.forms)) throw refuse()
      for (const { key, count } of flights) {
        count.forms += 1
        counts.set(key, count)
      }
      let own = 0
      return {
        count: (bytes) => {
          own += bytes
          for (const { count } of flights) count.bytes += bytes
          if (flights.some(({ count, limit }) => count.bytes > limit.bytes)) throw refuse()
        },
        land: () => {
          for (const { key, count } of flights) {
            count.forms -= 1
            count.bytes -= own
            if (count.forms === 0) counts.delete(key)
          }
        },
      }
    },
  }
}
