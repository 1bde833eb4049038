/** A state of a path, as far as it matters here how one gets from state to state. */
interface Step {
  readonly value: string
  /** Whether a record may begin in this state. */
  readonly initial: boolean
  readonly nextValues: readonly string[]
}

/**
 * The states that a record has surely been through on its way to `current`: those that no way from a beginning leaves out.
 * A path is shown as a row, but its states need not follow one another: what was waived was never paid.
 */
export function completedSteps(steps: readonly Step[], current: string | undefined): ReadonlySet<string> {
  const others = steps.filter(({ value }) => value !== current)
  if (current === undefined || !isReachable(steps, current, null)) return new Set()
  return new Set(others.flatMap(({ value }) => (isReachable(steps, current, value) ? [] : [value])))
}

/** Whether a way from a beginning leads to `current`, without the state `without`. */
function isReachable(steps: readonly Step[], current: string, without: string | null): boolean {
  const reached = new Set(
    steps.flatMap(({ value, initial }) => (initial && value !== without ? [value] : [])),
  )
  for (const value of reached) {
    const next = steps.find((step) => step.value === value)?.nextValues ?? []
    for (const nextValue of next) if (nextValue !== without) reached.add(nextValue)
  }
  return reached.has(current)
}
