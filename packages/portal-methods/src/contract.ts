// Made from the folders by `npx tsx scripts/generate.ts`; do not edit.

export { getBrandCustomerServiceInfoContract } from './get-brand-customer-service-info/contract'
export { getUserAccountInformationContract } from './get-user-account-information/contract'
export { getUtilityInfoContract } from './get-utility-info/contract'
export { logInContract } from './log-in/contract'
export { logOutContract } from './log-out/contract'
