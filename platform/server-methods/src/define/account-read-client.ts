import { checkRecordId } from '@porchlight/data-service'

/** Which account: 15 or 18 characters. */
export interface AccountReadConfig {
  readonly accountId: string
}

/**
 * The part shared by all adapters that read data of one account: the check of the config, and the account as its key.
 */
export const accountRead = {
  checkConfig({ accountId }: AccountReadConfig): AccountReadConfig | null {
    const checked = checkRecordId(accountId)
    return checked === null ? null : { accountId: checked }
  },
  key: ({ accountId }: AccountReadConfig) => accountId,
}
