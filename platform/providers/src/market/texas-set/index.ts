export { exchangeFiles } from './exchange/exchange-files'
export {
  acknowledgedWithinHours,
  type InterchangeLine,
  type MarketOverview,
  readInterchangeLine,
  readMarketOverview,
} from './operate/market-overview'
export { sendFileAgain, sendRequestAgain } from './operate/send-again'
export { texasSetMigrations } from './store/texas-set-migrations'
export { createTexasSetMarket } from './texas-set-market'
export { type TexasSetOptions, type TexasSetPoint, texasSetPoints } from './texas-set-options'
