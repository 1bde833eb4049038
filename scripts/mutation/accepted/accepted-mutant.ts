/** A change that no test sees, and why that is right. */
export interface AcceptedMutant {
  readonly path: string
  /** The whole line, without the blanks around it. */
  readonly line: string
  /** What is done to it, as the report says it. */
  readonly change: string
  readonly reason: string
}
