// Made from the folders by `npx tsx scripts/generate.ts`; do not edit.

import type { ObjectDeclaration } from '@porchlight/metadata'
import { accountObject } from './account/object'
import { alertSubscriptionObject } from './alert-subscription/object'
import { autopayObject } from './autopay/object'
import { billObject } from './bill/object'
import { billLineObject } from './bill-line/object'
import { brandObject } from './brand/object'
import { caseObject } from './case/object'
import { caseCommentObject } from './case-comment/object'
import { consentObject } from './consent/object'
import { contactObject } from './contact/object'
import { contentDocumentObject } from './content-document/object'
import { contentDocumentLinkObject } from './content-document-link/object'
import { contentVersionObject } from './content-version/object'
import { depositObject } from './deposit/object'
import { documentRequirementObject } from './document-requirement/object'
import { identityVerificationObject } from './identity-verification/object'
import { intervalReadObject } from './interval-read/object'
import { leadObject } from './lead/object'
import { noticeObject } from './notice/object'
import { opportunityObject } from './opportunity/object'
import { orderObject } from './order/object'
import { paymentObject } from './payment/object'
import { paymentMethodObject } from './payment-method/object'
import { productObject } from './product/object'
import { serviceAreaObject } from './service-area/object'
import { usageObject } from './usage/object'
import { userObject } from './user/object'
import { utilityObject } from './utility/object'
import { workStepObject } from './work-step/object'

/** Every object, one per folder, in the order of the folders. */
export const objects: readonly ObjectDeclaration[] = [
  accountObject,
  alertSubscriptionObject,
  autopayObject,
  billObject,
  billLineObject,
  brandObject,
  caseObject,
  caseCommentObject,
  consentObject,
  contactObject,
  contentDocumentObject,
  contentDocumentLinkObject,
  contentVersionObject,
  depositObject,
  documentRequirementObject,
  identityVerificationObject,
  intervalReadObject,
  leadObject,
  noticeObject,
  opportunityObject,
  orderObject,
  paymentObject,
  paymentMethodObject,
  productObject,
  serviceAreaObject,
  usageObject,
  userObject,
  utilityObject,
  workStepObject,
]
