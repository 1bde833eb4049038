/** A part of a page, from top to bottom. */
export type PdfBlock =
  | { readonly kind: 'heading' | 'section' | 'text' | 'note' | 'figure'; readonly text: string }
  /** A line to write on, with the known value above it and its caption below. */
  | { readonly kind: 'rule'; readonly caption: string; readonly value: string }
  /** Names and values, side by side. */
  | { readonly kind: 'pairs'; readonly pairs: readonly (readonly [name: string, value: string])[] }
  | PdfTable

/** A table of names and amounts, in groups. */
export interface PdfTable {
  readonly kind: 'table'
  /** Column headings. */
  readonly head: readonly [name: string, amount: string]
  readonly rows: readonly PdfRow[]
}

export interface PdfRow {
  /** `group` names the rows after it and has no amount; `total` sums up. */
  readonly kind: 'line' | 'group' | 'total'
  readonly name: string
  /** How the amount is calculated, in small print. */
  readonly detail?: string
  readonly amount?: string
}

/** The metadata of a document, for readers and screen readers. */
export interface PdfInfo {
  readonly title: string
  /** As in `en-US`. */
  readonly language: string
  /** The issuer; printed at the top if `colour` is set. */
  readonly author: string
  /** `#RRGGBB`, for the author’s name and the headings; black without. */
  readonly colour?: string
  /** Beside the author at the top; decoration for screen readers. */
  readonly logo?: {
    /** As in SVG: `0 0 32 32`. */
    readonly viewBox: string
    /** Path data as in SVG, each filled with its colour, `#RRGGBB`. */
    readonly shapes: readonly { readonly path: string; readonly colour: string }[]
  }
  readonly madeAt: Date
}
