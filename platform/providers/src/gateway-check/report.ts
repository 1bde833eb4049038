/** The gateways that can be checked. */
export const gatewayKinds = ['billing', 'market', 'credit', 'identity', 'mail'] as const
export type GatewayKind = (typeof gatewayKinds)[number]

/** A fault, and how to fix it. Every text is truncated, and contains neither secrets nor personal data. */
export interface Fault {
  readonly problem: string
  /** The request. */
  readonly sent: string
  /** The response, or what happened instead. */
  readonly came: string
  /** The rule in the gateway's document. */
  readonly says: string
  /** The heading in the document. */
  readonly section: string
  readonly mend: string
}

/** The result of one check. */
export type CheckResult = { readonly id: string; readonly title: string } & (
  | { readonly outcome: 'passed' }
  | { readonly outcome: 'skipped'; readonly reason: string }
  | { readonly outcome: 'failed'; readonly fault: Fault }
)

/** The result of checking a gateway. */
export interface GatewayReport {
  readonly kind: GatewayKind
  readonly address: string
  /** `unchecked`: the gateway could not be reached, so nothing is known about it. */
  readonly outcome: 'right' | 'faults' | 'unchecked'
  readonly results: readonly CheckResult[]
  /** Further notes for the builder. */
  readonly notes: readonly string[]
}

/** Returns the page that describes the gateway. */
export const documentOf = (kind: GatewayKind): string => `docs/reference/gateways/${kind}.md`
