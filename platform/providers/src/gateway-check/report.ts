/** The gateways that can be checked. */
export const gatewayKinds = ['billing', 'market', 'credit', 'identity', 'mail'] as const
export type GatewayKind = (typeof gatewayKinds)[number]

/** What is wrong, and how it is mended. Every text is cut to size, and has neither secrets nor personal data. */
export interface Fault {
  readonly problem: string
  /** The request. */
  readonly sent: string
  /** The answer, or what happened instead. */
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

/** What a check of a gateway came to. */
export interface GatewayReport {
  readonly kind: GatewayKind
  readonly address: string
  /** `unchecked`: the gateway could not be reached, so that nothing is known of it. */
  readonly outcome: 'right' | 'faults' | 'unchecked'
  readonly results: readonly CheckResult[]
  /** What the builder should know besides. */
  readonly notes: readonly string[]
}

/** The page that the gateway is described on. */
export const documentOf = (kind: GatewayKind): string => `docs/reference/gateways/${kind}.md`
