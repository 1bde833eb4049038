import { checkName, checkRecordId } from '@porchlight/data-service'

/** Which brand's plans, and what to price besides the uses of the facts label. */
export interface PlanUseConfig {
  /** As `Account_Brand__c` names it. */
  readonly brandName: string
  /** kWh or therms a month, a whole number from 1 to 99,999. */
  readonly use?: number
  /** One of the viewer's own accounts, 15 or 18 characters. */
  readonly accountId?: string
}

/** The query parameters of a config, in a fixed order; null when it is not valid. */
export function checkPlanUse(config: PlanUseConfig): Readonly<Record<string, string>> | null {
  const brandName = checkName(config.brandName)
  if (brandName === null) return null
  const query: Record<string, string> = { brandName }
  if (config.use !== undefined) {
    if (!Number.isInteger(config.use) || config.use < 1 || config.use > 99_999) return null
    query.use = String(config.use)
  }
  if (config.accountId !== undefined) {
    const accountId = checkRecordId(config.accountId)
    if (accountId === null) return null
    query.accountId = accountId
  }
  return query
}
