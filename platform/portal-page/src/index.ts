export {
  type CookieHolding,
  type CookieKey,
  cookieHoldings,
  type ProgramCookieHolding,
  programCookieHoldings,
} from './cookie-holdings'
export type {
  ErrorPageRequest,
  FormOutcome,
  PageRequest,
  PageResponse,
  PageRoute,
  PageView,
  PageViewer,
  PortalServerEntry,
} from './page'
export { viewParameter } from './page'
export { type StoreHolding, storeHoldings } from './store-holdings'
export { draftMs, storedPageMs, storeNames, typedTextMs } from './store-names'
