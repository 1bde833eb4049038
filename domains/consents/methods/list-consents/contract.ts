import { defineCall } from '@porchlight/ui-api/contract'
import { Type } from 'typebox'

const nullableText = (description: string) => Type.Union([Type.String(), Type.Null()], { description })

const Consent = Type.Object({
  consentId: Type.String(),
  type: Type.String({ description: 'A value of `Consent_Type__c`.' }),
  typeLabel: Type.String({ description: 'The same in words.' }),
  isGiven: Type.Boolean({ description: 'False for one that was taken back.' }),
  at: Type.String({ description: 'When, ISO 8601.' }),
  channel: Type.String({ description: 'By which way, in words.' }),
  account: nullableText('The street of the account that it is about; null for what is about the person.'),
  words: nullableText('The words that were shown, or written by who took it back.'),
  language: Type.Union([Type.Literal('en'), Type.Literal('es')], { description: 'Of those words.' }),
  version: Type.String({ description: 'Which edition of them.' }),
  holds: Type.Boolean({ description: 'Whether it is the latest of its type and account, and given.' }),
  canUndo: Type.Boolean({ description: 'Whether `undoConsent` takes it back.' }),
})

export const listConsentsContract = defineCall({
  name: 'listConsents',
  method: 'POST',
  isReading: true,
  path: '/CustomerPortalAlertController/listConsents',
  summary: 'Everything that one agreed to or took back, the latest first.',
  params: Type.Object({}),
  query: Type.Object({}, { additionalProperties: false }),
  body: Type.Object({}, { additionalProperties: false }),
  answer: Type.Object({ consents: Type.Array(Consent) }),
  successStatus: 200,
  errorKind: 'write',
  errors: ['invalidSession', 'forbidden'],
  source: 'docs/specification/portal.md section 1',
})
