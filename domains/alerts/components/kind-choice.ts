import { alertKindFacts } from '../facts/alert-kind-facts'
import { type AlertKind, alertKinds, byAlertKind } from '../facts/alert-kinds'

const hasThreshold = (kind: AlertKind) => alertKindFacts[kind].hasThreshold

/** The kinds of alert in the order in which they are offered: the one with an amount is next to the field for it. */
export const offeredKinds: readonly AlertKind[] = [
  ...alertKinds.filter((kind) => !hasThreshold(kind)),
  ...alertKinds.filter(hasThreshold),
]

/** What most people want to be notified of; the rest is theirs to add. */
export const usualKinds: readonly AlertKind[] = alertKinds.filter((kind) => alertKindFacts[kind].isUsual)

/** What customers choose each kind by. */
export const kindLabels = byAlertKind(({ choice }) => choice)
