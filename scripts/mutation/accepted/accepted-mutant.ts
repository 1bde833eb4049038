/** A change that no test detects, and why that is acceptable. */
export interface AcceptedMutant {
  readonly path: string
  /** The whole trimmed line. */
  readonly line: string
  /** The change, as the report describes it. */
  readonly change: string
  readonly reason: string
}

/** Returns changes that are accepted for one reason: by file, each as its line and the change. */
export function acceptedFor(
  reason: string,
  changes: Readonly<Record<string, readonly (readonly [line: string, change: string])[]>>,
): readonly AcceptedMutant[] {
  return Object.entries(changes).flatMap(([path, all]) =>
    all.map(([line, change]) => ({ path, line, change, reason })),
  )
}
