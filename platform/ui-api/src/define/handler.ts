import type { ResolvedMetadata, Viewer } from '@porchlight/metadata'
import type { Personalization } from '@porchlight/personalization'
import type { RecordEngine } from '@porchlight/record-engine'
import type { Static, TObject, TSchema } from 'typebox'
import type { ActionServices } from './action-services'
import type { CallContract, CallMethod } from './call'
import type { Uploads } from './uploads'

/** What every handler of a data-service call receives: the viewer, the engine, the metadata, the clock. */
export interface CallContext {
  readonly viewer: Viewer
  /**
   * Rechecks the viewer: fails with `invalidSession` once the session has ended or the user's rights have changed. For
   * calls that take long, such as uploads, before they act.
   */
  readonly confirmViewer: () => Promise<void>
  readonly engine: RecordEngine
  readonly metadata: ResolvedMetadata
  /** The viewer's personalization. */
  readonly personalization: Personalization
  /** Performs what quick actions request besides records. */
  readonly actionServices: ActionServices
  /** Where uploaded files are stored. */
  readonly uploads: Uploads
  readonly now: () => Date
  /** The header of that lower-case name; undefined when absent. */
  readonly header: (name: string) => string | undefined
  /**
   * Whether the request certainly comes from one of our own pages or carries a bearer token. Only then do reads leave a
   * trace: another site's page can make a browser read from us, with its cookies.
   */
  readonly fromOwnPage: boolean
  /** Whether the request carries a bearer token, as programs do, and not a browser's cookie. */
  readonly isProgram: boolean
  /** The version in the URL, such as `v65.0`; responses that carry URLs repeat it. */
  readonly apiVersion: string
}

/** A handler's response: the body alone, or the body with a status or headers. */
export interface CallAnswer<Body> {
  readonly status?: number
  readonly headers?: Readonly<Record<string, string>>
  readonly body: Body
}

/** A request as the contract has validated it. */
export interface CallRequest<Params, Query, Body> {
  readonly params: Params
  readonly query: Query
  readonly body: Body
}

/** A contract with its handler function; `Context` differs between data-service calls and server methods. */
export interface CallHandler<Context = CallContext> {
  readonly contract: CallContract
  readonly handle: (
    request: CallRequest<never, never, never>,
    context: Context,
  ) => Promise<CallAnswer<unknown>>
}

/** Joins a contract with its handler, checking the handler's types against the contract's schemas. */
export function handleCall<
  Method extends CallMethod,
  Path extends string,
  Params extends TObject,
  Query extends TObject,
  Body extends TSchema,
  Answer extends TSchema,
  Context = CallContext,
>(
  contract: CallContract<Method, Path, Params, Query, Body, Answer>,
  handle: (
    request: CallRequest<Static<Params>, Static<Query>, Static<Body>>,
    context: Context,
  ) => Promise<CallAnswer<Static<Answer> | null>>,
): CallHandler<Context> {
  return { contract: contract as CallContract, handle: handle as CallHandler<Context>['handle'] }
}
