import { type AlertKindFacts, alertKindFacts } from './alert-kind-facts'

/** The name of a kind of alert. */
export type AlertKind = keyof typeof alertKindFacts

/** The kinds of alert, in the order of their rows. */
export const alertKinds = Object.keys(alertKindFacts) as readonly AlertKind[]

/** Calls `make` for each kind of alert and returns the results by kind. */
export function byAlertKind<Value>(
  make: (facts: AlertKindFacts, kind: AlertKind) => Value,
): Readonly<Record<AlertKind, Value>> {
  const made = alertKinds.map((kind) => [kind, make(alertKindFacts[kind], kind)])
  return Object.fromEntries(made) as Record<AlertKind, Value>
}
