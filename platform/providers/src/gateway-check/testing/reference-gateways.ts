export { startReferenceBilling } from './reference-billing'
export { startReferenceMarket } from './reference-market'
export { gatewayToken } from './reference-server'
