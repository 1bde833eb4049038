export { exchangeFiles } from './exchange/exchange-files'
export { texasSetMigrations } from './store/texas-set-migrations'
export { createTexasSetMarket } from './texas-set-market'
export { type TexasSetOptions, type TexasSetPoint, texasSetPoints } from './texas-set-options'
