import { type AlertKind, alertKinds } from '../facts/alert-kinds'

/**
 * The kinds that can ever be sent: a high bill is expected from daily readings, which meters for electricity give and
 * meters for gas do not.
 *
 * @param commodities the values of `Commodity__c` of the accounts that alerts are of
 */
export function offeredKinds(commodities: readonly (string | null)[]): readonly AlertKind[] {
  const isGasOnly = commodities.length > 0 && commodities.every((commodity) => commodity === 'Gas')
  return alertKinds.filter((kind) => kind !== 'High_Usage' || !isGasOnly)
}
