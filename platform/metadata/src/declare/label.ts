/** A label in both languages. There is no fallback: a label without Spanish does not compile. */
export interface Label {
  readonly en: string
  readonly es: string
}
