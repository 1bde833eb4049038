import { channel } from 'node:diagnostics_channel'
import type pg from 'pg'
import { CompanySignInFailure } from '../company-sign-in/company-sign-in-port'
import { ProviderFailure } from '../http/provider-failure'
import { MailFailure } from '../mail/mail-failure'
import { PaymentsFailure } from '../payments/payments-failure'
import { TextFailure } from '../texts/text-failure'
import type { ProviderName } from './provider-names'
import { noteFailure, noteSuccess } from './provider-outcomes'

/** Published for each call of a service, for subscribers that count them in this process. */
export interface ProviderCall {
  readonly provider: ProviderName
  readonly outcome: 'answered' | 'failed'
}

/** The channel on which each `ProviderCall` is published. */
export const providerCallChannel = channel('porchlight.provider-call')

/** The store for outcomes. */
export interface OutcomeNotes {
  readonly pool: pg.Pool
  readonly now: () => Date
}

/** Records the outcome of one call: null if it was answered, otherwise the failure, by names and codes. */
export function noteProviderCall(
  provider: ProviderName,
  failure: string | null,
  { pool, now }: OutcomeNotes,
): void {
  const call: ProviderCall = { provider, outcome: failure === null ? 'answered' : 'failed' }
  providerCallChannel.publish(call)
  const noted =
    failure === null ? noteSuccess(pool, provider, now()) : noteFailure(pool, { provider, failure }, now())
  noted.catch(() => undefined)
}

/**
 * Wraps a port so that the outcomes of its calls are recorded, and every process can report the state of a service.
 * Only the named methods call the service. A rejection is a response: the service is healthy. A failure to record
 * delays nothing.
 */
export function watchProvider<Port extends object>(
  port: Port,
  provider: ProviderName,
  methods: readonly (keyof Port & string)[],
  notes: OutcomeNotes,
): Port {
  const note = (error: unknown) => noteProviderCall(provider, failureOf(error), notes)
  const watched = methods.map((name) => {
    const call: unknown = port[name]
    if (typeof call !== 'function') throw new TypeError(`${provider} has no ${name}.`)
    const noting = async (...values: readonly unknown[]): Promise<unknown> => {
      try {
        const answer: unknown = await call.apply(port, values)
        note(null)
        return answer
      } catch (error) {
        note(error)
        throw error
      }
    }
    return [name, noting] as const
  })
  return { ...port, ...Object.fromEntries(watched) }
}

/** Returns the stored form of a failure; null if the service responded after all. */
function failureOf(error: unknown): string | null {
  if (error === null) return null
  if (error instanceof MailFailure || error instanceof TextFailure) {
    return error.kind === 'temporary' ? error.message : null
  }
  if (error instanceof PaymentsFailure) return error.kind === 'unavailable' ? error.message : null
  if (error instanceof CompanySignInFailure) return error.kind === 'unavailable' ? error.message : null
  // The messages of these contain codes only; those of other errors may contain anything.
  if (error instanceof ProviderFailure) return error.message
  return error instanceof Error ? error.name : 'Error'
}
