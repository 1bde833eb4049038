import { consentObject } from '../../../customers/objects/consent/object'
import { sentMessageObject } from '../../../customers/objects/sent-message/object'
import { depositObject } from '../../../deposits/objects/deposit/object'
import { documentRequirementObject } from '../../../documents/objects/document-requirement/object'
import { billObject } from '../../../energy/objects/bill/object'
import { orderObject } from '../../../enrollment/objects/order/object'
import { caseObject } from '../../../messages/objects/case/object'
import { caseCommentObject } from '../../../messages/objects/case-comment/object'
import { noticeObject } from '../../../notices/objects/notice/object'
import { paymentObject } from '../../../payments/objects/payment/object'
import { refundObject } from '../../../payments/objects/refund/object'
import { identityVerificationObject } from '../../../verification/objects/identity-verification/object'
import { customerViewObject } from '../../../viewing/objects/customer-view/object'
import { defineTimelineKind } from './define-timeline-kind'

/** Every kind of event in a customer’s timeline; one query each. Their order decides between events of one record. */
export const timelineKinds = [
  defineTimelineKind({
    name: 'case',
    object: caseObject,
    contact: 'ContactId',
    at: 'CreatedDate',
    subject: 'Subject',
    state: 'Status',
    detail: 'Type',
  }),
  defineTimelineKind({
    name: 'reply',
    object: caseCommentObject,
    contact: 'Parent.ContactId',
    at: 'CreatedDate',
    subject: 'Name',
    state: 'Author__c',
    opens: 'ParentId',
  }),
  defineTimelineKind({
    name: 'paymentReturned',
    object: paymentObject,
    contact: 'Account__r.ContactId',
    at: 'Returned_Date__c',
    subject: 'Name',
    state: 'Return_Reason__c',
    amount: 'Amount__c',
  }),
  defineTimelineKind({
    name: 'paymentRefunded',
    object: paymentObject,
    contact: 'Account__r.ContactId',
    at: 'Refunded_Date__c',
    subject: 'Name',
    amount: 'Refunded_Amount__c',
  }),
  defineTimelineKind({
    name: 'refund',
    object: refundObject,
    contact: 'Account__r.ContactId',
    at: 'Requested_At__c',
    subject: 'Reason__c',
    state: 'Status__c',
    amount: 'Amount__c',
  }),
  defineTimelineKind({
    name: 'payment',
    object: paymentObject,
    contact: 'Account__r.ContactId',
    at: 'Payment_Date__c',
    subject: 'Purpose__c',
    state: 'Status__c',
    detail: 'Channel__c',
    amount: 'Amount__c',
  }),
  defineTimelineKind({
    name: 'bill',
    object: billObject,
    contact: 'Account__r.ContactId',
    at: 'Bill_Date__c',
    subject: 'Name',
    state: 'Status__c',
    amount: 'Closing_Balance__c',
  }),
  defineTimelineKind({
    name: 'order',
    object: orderObject,
    contact: 'Account.ContactId',
    at: 'CreatedDate',
    subject: 'OrderNumber',
    state: 'Status',
    detail: 'Case_Type__c',
  }),
  defineTimelineKind({
    name: 'documentReceived',
    object: documentRequirementObject,
    contact: 'Account__r.ContactId',
    at: 'Received_Date__c',
    subject: 'Document_Type__c',
    state: 'Status__c',
    detail: { en: 'Rejection_Text__c', es: 'Rejection_Text_ES__c' },
  }),
  defineTimelineKind({
    name: 'documentRequested',
    object: documentRequirementObject,
    contact: 'Account__r.ContactId',
    at: 'CreatedDate',
    subject: 'Document_Type__c',
  }),
  defineTimelineKind({
    name: 'deposit',
    object: depositObject,
    contact: 'Account__r.ContactId',
    at: 'CreatedDate',
    subject: 'Name',
    state: 'Status__c',
    amount: 'Required_Amount__c',
  }),
  defineTimelineKind({
    name: 'identityLink',
    object: identityVerificationObject,
    contact: 'Account__r.ContactId',
    at: 'Sent_At__c',
    state: 'Status__c',
    detail: 'Sent_Channel__c',
  }),
  defineTimelineKind({
    name: 'consent',
    object: consentObject,
    contact: 'Contact__c',
    at: 'Given_At__c',
    subject: 'Consent_Type__c',
    state: 'Action__c',
    detail: 'Channel__c',
  }),
  defineTimelineKind({
    name: 'notice',
    object: noticeObject,
    contact: 'Account__r.ContactId',
    at: 'Placed_Date__c',
    subject: 'Notice_Type__c',
    state: 'Status__c',
    amount: 'Amount__c',
  }),
  defineTimelineKind({
    name: 'message',
    object: sentMessageObject,
    contact: 'Contact__c',
    at: 'Sent_At__c',
    subject: { en: 'Subject_English__c', es: 'Subject_Spanish__c' },
    state: ['Withheld_Reason__c', 'Outcome__c'],
    detail: 'Channel__c',
  }),
  defineTimelineKind({
    name: 'customerView',
    object: customerViewObject,
    contact: 'Contact__c',
    at: 'Started_At__c',
    subject: 'Reason__c',
    detail: 'Staff__r.Name',
  }),
] as const
