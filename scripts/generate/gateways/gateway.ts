/** One call between the server and an external service. */
export interface GatewayCall {
  /** `gateway`: the server calls the service. `portal`: the service calls the server. */
  readonly at: 'gateway' | 'portal'
  readonly method: 'get' | 'post' | 'put' | 'delete'
  /** With parameters in braces: `/orders/{requestId}`. */
  readonly path: string
  readonly summary: string
  /** Of the query, by name. */
  readonly query?: Readonly<Record<string, string>>
  /** Schemas from the code, unchanged. */
  readonly request?: object
  /** The body of a 200 response; by default any 2xx, whose body is not read. */
  readonly answer?: object
  /** The consequences of other responses, by their statuses: `400, 422`, or `default`. */
  readonly refusals?: Readonly<Record<string, string>>
}

/** An external service, as its reference page and its OpenAPI document describe it. */
export interface Gateway {
  readonly name: string
  readonly title: string
  /** Paragraphs of Markdown. */
  readonly text: readonly string[]
  readonly calls: readonly GatewayCall[]
  /** Its additional rules, one sentence each. */
  readonly rules: Readonly<Record<string, string>>
  /** How its builder checks it: paragraphs of Markdown. */
  readonly check: readonly string[]
  /** Separate tables below the calls, by their headings. */
  readonly parts?: Readonly<Record<string, object>>
}
