export { exchangeFiles } from './exchange/exchange-files'
export { rejectReasons } from './meaning/reject-reasons'
export {
  acknowledgedWithinHours,
  type InterchangeLine,
  readInterchangeLine,
  readMarketOverview,
} from './operate/market-overview'
export { sendFileAgain, sendRequestAgain } from './operate/send-again'
export { forgetRequests, purgeMarketFiles } from './store/forget-requests'
export { texasSetMigrations } from './store/texas-set-migrations'
export { createTexasSetMarket } from './texas-set-market'
export type { TexasSetOptions, TexasSetPoint } from './texas-set-options'
export { receivedTransactions, sentTransactions } from './transactions/all-transactions'
export { isLoop, type Part, type SegmentRule, type TransactionRule } from './transactions/declaration'
export { sources } from './transactions/sources'
