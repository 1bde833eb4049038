/** A label in both languages. There is no fall-back: a label without Spanish does not compile. */
export interface Label {
  readonly en: string
  readonly es: string
}
