// Made from the folders by `npx tsx scripts/generate.ts`; do not edit.

import { handlers as getBrandCustomerServiceInfoHandlers } from './get-brand-customer-service-info/server'
import { handlers as getUserAccountInformationHandlers } from './get-user-account-information/server'
import { handlers as getUtilityInfoHandlers } from './get-utility-info/server'
import { handlers as logInHandlers } from './log-in/server'
import { handlers as logOutHandlers } from './log-out/server'

/** The handlers of every folder. */
export const handlers = [
  ...getBrandCustomerServiceInfoHandlers,
  ...getUserAccountInformationHandlers,
  ...getUtilityInfoHandlers,
  ...logInHandlers,
  ...logOutHandlers,
]

export { loginController, type MethodContext, mainDataController, type SessionCookie } from './define/method'
