import { systemUser } from '@porchlight/domains/customers/objects/user/system-user'
import { demoAccounts } from '../records/account'
import { demoAlertSubscriptions } from '../records/alert-subscription'
import { demoAnnouncements } from '../records/announcement'
import { demoAutopays } from '../records/autopay'
import { demoBills } from '../records/bill'
import { demoBillLines } from '../records/bill-line'
import { demoBrands } from '../records/brand'
import { demoCampaigns } from '../records/campaign'
import { demoCases } from '../records/case'
import { demoCaseComments } from '../records/case-comment'
import { demoClosedDays } from '../records/closed-day'
import { demoConsents } from '../records/consent'
import { demoContacts } from '../records/contact'
import { demoContentDocuments } from '../records/content-document'
import { demoContentDocumentLinks } from '../records/content-document-link'
import { demoContentVersions } from '../records/content-version'
import { demoCustomerViews } from '../records/customer-view'
import { demoDeposits } from '../records/deposit'
import { demoDocumentRequirements } from '../records/document-requirement'
import { demoIdentityVerifications } from '../records/identity-verification'
import { demoIntervalReads } from '../records/interval-read'
import { demoLeads } from '../records/lead'
import { demoLedgerEntries } from '../records/ledger-entry'
import { demoNotices } from '../records/notice'
import { demoOpportunities } from '../records/opportunity'
import { demoOrders } from '../records/order'
import { demoPayments } from '../records/payment'
import { demoPaymentArrangements } from '../records/payment-arrangement'
import { demoPaymentMethods } from '../records/payment-method'
import { demoProducts } from '../records/product'
import { demoRefunds } from '../records/refund'
import { demoReplyTemplates } from '../records/reply-template'
import { demoSentMessages } from '../records/sent-message'
import { demoServiceAreas } from '../records/service-area'
import { demoUsage } from '../records/usage'
import { demoUsers } from '../records/user'
import { demoUtilities } from '../records/utility'
import { demoWorkSteps } from '../records/work-step'
import { demoSignIns } from './demo-sign-ins'
import type { DemoSettings, DemoWorld } from './demo-world'
import { demoPeopleOf } from './people'

/**
 * Builds the demo world for the day `today`: three brands, seventeen utilities, 63 plans, 120 customers with 150
 * accounts, 229 orders in every state, 24 months of usage and bills that tie, payments, cases and files, and five
 * members of staff. The same settings produce the same world.
 */
export function buildDemoWorld(settings: DemoSettings): DemoWorld {
  const people = demoPeopleOf(settings)
  const bills = demoBills(people)
  const deposits = demoDeposits(people)
  const payments = demoPayments(people)
  return {
    // Each record refers only to earlier ones.
    records: [
      systemUser,
      ...demoContacts(people),
      ...demoUsers(people),
      ...demoBrands(people),
      ...demoAnnouncements(people),
      ...demoReplyTemplates(people),
      ...demoClosedDays(people),
      ...demoCampaigns(people),
      ...demoUtilities(people),
      ...demoServiceAreas(people),
      ...demoProducts(people),
      ...demoAccounts(people),
      ...demoOrders(people),
      ...demoUsage(people),
      ...bills,
      ...demoBillLines(people),
      ...demoIntervalReads(people),
      ...demoPaymentMethods(people),
      ...deposits,
      ...payments,
      ...demoPaymentArrangements(people),
      ...demoRefunds(people),
      ...demoLedgerEntries(settings.seed, { bills, payments, deposits }),
      ...demoConsents(people),
      ...demoAutopays(people),
      ...demoSentMessages(people),
      ...demoCustomerViews(people),
      ...demoDocumentRequirements(people),
      ...demoIdentityVerifications(people),
      ...demoNotices(people),
      ...demoWorkSteps(people),
      ...demoCases(people),
      ...demoCaseComments(people),
      ...demoContentDocuments(people),
      ...demoContentVersions(people),
      ...demoContentDocumentLinks(people),
      ...demoAlertSubscriptions(people),
      ...demoLeads(people),
      ...demoOpportunities(people),
    ],
    signIns: demoSignIns(settings),
  }
}
