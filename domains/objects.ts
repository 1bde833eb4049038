// Made from the folders by `npx tsx scripts/generate.ts`; do not edit.

import type { ObjectDeclaration } from '@porchlight/metadata'
import { alertSubscriptionObject } from './alerts/objects/alert-subscription/object'
import { announcementObject } from './announcements/objects/announcement/object'
import { autopayObject } from './autopay/objects/autopay/object'
import { campaignObject } from './campaigns/objects/campaign/object'
import { brandObject } from './customer-service/objects/brand/object'
import { accountObject } from './customers/objects/account/object'
import { closedDayObject } from './customers/objects/closed-day/object'
import { consentObject } from './customers/objects/consent/object'
import { contactObject } from './customers/objects/contact/object'
import { sentMessageObject } from './customers/objects/sent-message/object'
import { userObject } from './customers/objects/user/object'
import { depositObject } from './deposits/objects/deposit/object'
import { documentReasonObject } from './documents/objects/document-reason/object'
import { documentRequirementObject } from './documents/objects/document-requirement/object'
import { documentRuleObject } from './documents/objects/document-rule/object'
import { billObject } from './energy/objects/bill/object'
import { billLineObject } from './energy/objects/bill-line/object'
import { intervalReadObject } from './energy/objects/interval-read/object'
import { usageObject } from './energy/objects/usage/object'
import { leadObject } from './enrollment/objects/lead/object'
import { opportunityObject } from './enrollment/objects/opportunity/object'
import { orderObject } from './enrollment/objects/order/object'
import { workStepObject } from './enrollment/objects/work-step/object'
import { contentDocumentObject } from './files/objects/content-document/object'
import { contentDocumentLinkObject } from './files/objects/content-document-link/object'
import { contentVersionObject } from './files/objects/content-version/object'
import { ledgerEntryObject } from './ledger/objects/ledger-entry/object'
import { caseObject } from './messages/objects/case/object'
import { caseCommentObject } from './messages/objects/case-comment/object'
import { replyTemplateObject } from './messages/objects/reply-template/object'
import { noticeObject } from './notices/objects/notice/object'
import { paymentObject } from './payments/objects/payment/object'
import { paymentArrangementObject } from './payments/objects/payment-arrangement/object'
import { paymentMethodObject } from './payments/objects/payment-method/object'
import { refundObject } from './payments/objects/refund/object'
import { productObject } from './plans/objects/product/object'
import { serviceAreaObject } from './utilities/objects/service-area/object'
import { utilityObject } from './utilities/objects/utility/object'
import { identityVerificationObject } from './verification/objects/identity-verification/object'
import { customerViewObject } from './viewing/objects/customer-view/object'

const declared = [
  accountObject,
  alertSubscriptionObject,
  announcementObject,
  autopayObject,
  billObject,
  billLineObject,
  brandObject,
  campaignObject,
  caseObject,
  caseCommentObject,
  closedDayObject,
  consentObject,
  contactObject,
  contentDocumentObject,
  contentDocumentLinkObject,
  contentVersionObject,
  customerViewObject,
  depositObject,
  documentReasonObject,
  documentRequirementObject,
  documentRuleObject,
  identityVerificationObject,
  intervalReadObject,
  leadObject,
  ledgerEntryObject,
  noticeObject,
  opportunityObject,
  orderObject,
  paymentObject,
  paymentArrangementObject,
  paymentMethodObject,
  productObject,
  refundObject,
  replyTemplateObject,
  sentMessageObject,
  serviceAreaObject,
  usageObject,
  userObject,
  utilityObject,
  workStepObject,
] as const

declare module '@porchlight/metadata' {
  interface DeclaredObjects {
    readonly all: (typeof declared)[number]
  }
}

/** Every object, one per folder, in the order of their names. */
export const objects: readonly ObjectDeclaration[] = declared
