import { demoAccounts } from '../account/demo'
import { demoAlertSubscriptions } from '../alert-subscription/demo'
import { demoAutopays } from '../autopay/demo'
import { demoBills } from '../bill/demo'
import { demoBillLines } from '../bill-line/demo'
import { demoBrands } from '../brand/demo'
import { demoCases } from '../case/demo'
import { demoCaseComments } from '../case-comment/demo'
import { demoConsents } from '../consent/demo'
import { demoContacts } from '../contact/demo'
import { demoContentDocuments } from '../content-document/demo'
import { demoContentDocumentLinks } from '../content-document-link/demo'
import { demoContentVersions } from '../content-version/demo'
import { demoDeposits } from '../deposit/demo'
import { demoDocumentRequirements } from '../document-requirement/demo'
import { demoIdentityVerifications } from '../identity-verification/demo'
import { demoIntervalReads } from '../interval-read/demo'
import { demoLeads } from '../lead/demo'
import { demoNotices } from '../notice/demo'
import { demoOpportunities } from '../opportunity/demo'
import { demoOrders } from '../order/demo'
import { demoPayments } from '../payment/demo'
import { demoPaymentMethods } from '../payment-method/demo'
import { demoProducts } from '../product/demo'
import { demoServiceAreas } from '../service-area/demo'
import { demoUsage } from '../usage/demo'
import { demoUsers } from '../user/demo'
import { systemUser } from '../user/system-user'
import { demoUtilities } from '../utility/demo'
import { demoWorkSteps } from '../work-step/demo'
import { castOf } from './cast'
import { demoSignIns } from './demo-sign-ins'
import type { DemoSettings, DemoWorld } from './demo-world'

/**
 * Builds the demo world for the day `today`: three brands, seventeen utilities, sixty plans, 120 customers
 * with 150 accounts, 220 orders in every state, 24 months of usage and bills that tie, payments, cases and
 * files, and five members of staff. The same settings give the same world.
 */
export function buildDemoWorld(settings: DemoSettings): DemoWorld {
  const cast = castOf(settings)
  return {
    // Each record refers only to earlier ones.
    records: [
      systemUser,
      ...demoContacts(cast),
      ...demoUsers(cast),
      ...demoBrands(cast),
      ...demoUtilities(cast),
      ...demoServiceAreas(cast),
      ...demoProducts(cast),
      ...demoAccounts(cast),
      ...demoOrders(cast),
      ...demoUsage(cast),
      ...demoBills(cast),
      ...demoBillLines(cast),
      ...demoIntervalReads(cast),
      ...demoPaymentMethods(cast),
      ...demoDeposits(cast),
      ...demoPayments(cast),
      ...demoConsents(cast),
      ...demoAutopays(cast),
      ...demoDocumentRequirements(cast),
      ...demoIdentityVerifications(cast),
      ...demoNotices(cast),
      ...demoWorkSteps(cast),
      ...demoCases(cast),
      ...demoCaseComments(cast),
      ...demoContentDocuments(cast),
      ...demoContentVersions(cast),
      ...demoContentDocumentLinks(cast),
      ...demoAlertSubscriptions(cast),
      ...demoLeads(cast),
      ...demoOpportunities(cast),
    ],
    signIns: demoSignIns(settings),
  }
}
