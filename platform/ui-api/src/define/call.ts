import type { ErrorKey, ErrorKind } from '@porchlight/errors'
import type { Static, TObject, TSchema } from 'typebox'

export type CallMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/**
 * The contract of one call: Fastify validates and serialises with it, OpenAPI documents it and the client is typed by
 * it. `path` is below `/services/data/vNN.N` for the data service and below `/lwr/apex/vNN.N` for server methods, with
 * parameters as `{name}`.
 */
export interface CallContract<
  Method extends CallMethod = CallMethod,
  Path extends string = string,
  Params extends TObject = TObject,
  Query extends TObject = TObject,
  Body extends TSchema = TSchema,
  Answer extends TSchema = TSchema,
> {
  /** The operation's name: that of its client adapter. */
  readonly name: string
  readonly method: Method
  readonly path: Path
  /**
   * The pages whose form posts to this call from a browser without scripts, by their addresses without `/es`, parameters
   * as `:name`.
   */
  readonly forms?: readonly string[]
  /**
   * Whether the call changes nothing although it is a POST, and returns no credentials of the viewer: staff who view
   * the portal as a customer may then send it (docs/adr/0088). By default a call counts as a write.
   */
  readonly isReading?: true
  /** One sentence for the reference page. */
  readonly summary: string
  readonly params: Params
  /**
   * Parameters whose values must match a regular expression (without groups) for the path to be this call's; for two
   * calls whose paths have the same form.
   */
  readonly pathPatterns?: Readonly<Record<string, string>>
  readonly query: Query
  /** Null for calls without a body. */
  readonly body: Body | null
  /** Whether the body is `multipart/form-data`; the handler then receives its parts as a stream. */
  readonly multipart?: true
  /** The JSON response of status 200 or 201; null for 204. */
  readonly answer: Answer | null
  /** 200, 201 or 204. */
  readonly successStatus: 200 | 201 | 204
  /** Whether errors are sent as arrays (reads) or as the error object of writes of records or of list views. */
  readonly errorKind: ErrorKind
  /**
   * Whether the call accepts the header `Idempotency-Key`: requests with the same key are carried out once, and later
   * ones return the first one's response (`RecordEngine.withIdempotencyKey`).
   */
  readonly idempotent?: true
  /** The errors of the catalogue that this call itself can return, in addition to those of every call. */
  readonly errors: readonly ErrorKey[]
  /** Where the spec lists the call; for the reference page. */
  readonly source: string
}

/** Declares a call; the identity function, for its types. */
export function defineCall<
  const Method extends CallMethod,
  const Path extends string,
  Params extends TObject,
  Query extends TObject,
  Body extends TSchema,
  Answer extends TSchema,
>(
  contract: CallContract<Method, Path, Params, Query, Body, Answer>,
): CallContract<Method, Path, Params, Query, Body, Answer> {
  return contract
}

/** The values of a call's path parameters. */
export type ParamsOf<Contract extends CallContract> = Static<Contract['params']>
/** The values of a call's query parameters. */
export type QueryOf<Contract extends CallContract> = Static<Contract['query']>
/** The body of a call; `null` for calls without one. */
export type BodyOf<Contract extends CallContract> =
  Contract extends CallContract<CallMethod, string, TObject, TObject, infer Body> ? Static<Body> : never
/** The response of a call. */
export type AnswerOf<Contract extends CallContract> =
  Contract extends CallContract<CallMethod, string, TObject, TObject, TSchema, infer Answer>
    ? Static<Answer>
    : never
