// Made from the folders by `npx tsx scripts/generate.ts`; do not edit.

export {
  type GetBrandCustomerServiceInfoConfig,
  getBrandCustomerServiceInfo,
} from './get-brand-customer-service-info/client'
export {
  type GetUserAccountInformationConfig,
  getUserAccountInformation,
} from './get-user-account-information/client'
export { type GetUtilityInfoConfig, getUtilityInfo } from './get-utility-info/client'
export { type ListSessionsConfig, listSessions, type SessionList } from './list-sessions/client'
