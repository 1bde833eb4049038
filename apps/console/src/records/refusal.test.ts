import { createLabels } from '@porchlight/i18n'
import { expect, it } from 'vitest'
import { labels } from './labels'
import { missingFields, noRefusal, toRefusal } from './refusal'

const t = createLabels('es', labels)
const formFields = new Set(['Name', 'Amount__c'])

const response = (status: number, fieldErrors: object) => ({
  status,
  body: { message: 'As a whole', errorCode: 'X', output: { errors: [], fieldErrors } },
})

it('stands at the fields that the form has, and above it for all others, in the language of the page', () => {
  const refusal = toRefusal(
    response(400, {
      Name: [{ errorCode: 'REQUIRED_FIELD_MISSING', message: 'Required fields are missing: [Name]' }],
      Amount__c: [{ errorCode: 'FIELD_INTEGRITY_EXCEPTION', message: 'Importe: No es un número.' }],
      Hidden__c: [{ errorCode: 'DUPLICATE_VALUE', message: 'Another record already has this Number.' }],
    }),
    formFields,
    t,
  )
  expect(refusal).toEqual({
    ...noRefusal,
    general: ['Otro registro ya tiene este valor.'],
    fields: { Name: 'Complete este campo.', Amount__c: 'Importe: No es un número.' },
  })
})

it('tells a conflict, a duplicate, a lost connection and a lack of access apart', () => {
  expect(toRefusal(response(412, {}), formFields, t)).toEqual({ ...noRefusal, isConflict: true })
  const doubled = (isAllowSave: boolean) => ({
    errorCode: 'DUPLICATES_DETECTED',
    message: '…',
    duplicateRecordError: { matchResults: [{ apiName: 'Contact', isAllowSave, matchRecordIds: ['003'] }] },
  })
  for (const allowSave of [true, false]) {
    const errors = [doubled(true), doubled(allowSave)]
    const match = { objectApiName: 'Contact', recordIds: ['003'] }
    expect(toRefusal({ status: 400, body: { output: { errors, fieldErrors: {} } } }, formFields, t)).toEqual({
      ...noRefusal,
      duplicates: { matches: [match, match], allowSave },
    })
  }
  expect(toRefusal({ status: 0, body: null }, formFields, t).general).toEqual([t('notReached')])
  expect(toRefusal(response(403, {}), formFields, t).general).toEqual([t('notAllowed')])
})

it('names the required fields that are empty', () => {
  expect(missingFields(['Name', 'Amount__c'], (name) => name === 'Name', t).fields).toEqual({
    Name: 'Complete este campo.',
  })
})
