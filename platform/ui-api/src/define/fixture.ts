import type { ErrorKey } from '@porchlight/errors'
import type { CallContract } from './call'

/** Who sends a fixture's request: a guest, the customer of the demo world, or a member of its staff. */
export type FixtureViewer = 'guest' | 'customer' | 'advisor' | 'supervisor' | 'admin'

/** Ids of a demo world, so that requests of fixtures name real records. All have 18 characters. */
export interface FixtureWorld {
  /** A record of that object which the customer reaches. */
  own(objectApiName: string): string
  /** A record of that object which the customer does not reach and the admin does. */
  foreign(objectApiName: string): string
  /** A well-formed id of that object that no record has. */
  unknown(objectApiName: string): string
}

/** A request by its parts; undefined ones are not sent. Query values become strings. */
export interface FixtureRequest {
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string | number | boolean>>
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
}

/** A request with its expected result: the call's success, or one error of the catalogue. */
export interface FixtureCase {
  /** A sentence that describes the case; unique within its call. */
  readonly title: string
  readonly viewer: FixtureViewer
  readonly request: (world: FixtureWorld) => FixtureRequest
  readonly gives: 'success' | ErrorKey
  /** How often the viewer has already sent the same that day; never by default. */
  readonly sentBefore?: number
}

/**
 * The examples of one call. The suite over all calls (`tests/data-service`) sends each: every call has a success, and a
 * case for each invalid, forbidden and unknown input that it documents. Foreign and unknown ids are indistinguishable.
 */
export interface CallFixture {
  readonly contract: CallContract
  /** The representation of version 65.0 in the response; null for calls without a body. */
  readonly shape: string | null
  /** The result for an object or a record that the viewer cannot reach; `notFound` by default. */
  readonly refusal?: ErrorKey
  readonly cases: readonly FixtureCase[]
}
