import { expect, it } from 'vitest'
import { complaints, systemViewer } from '../../../testing/complaints'
import { consentObject } from './object'

it('consents are added, and changed by nobody, the platform included', () => {
  const consent = { Consent_Type__c: 'Paperless', Action__c: 'Given' }
  expect(complaints(consentObject, consent, { viewer: systemViewer })).toEqual([])
  const changed = { ...consent, Action__c: 'Withdrawn' }
  expect(complaints(consentObject, changed, { previous: consent, viewer: systemViewer })).toEqual([
    'Action__c',
  ])
})
