import { createLabels } from '@porchlight/i18n'
import { expect, it } from 'vitest'
import { labels } from './labels'
import { missingFields, nothingWrong, refusalOf } from './refusal'

const t = createLabels('es', labels)
const known = new Set(['Name', 'Amount__c'])

const answer = (status: number, fieldErrors: object) => ({
  status,
  body: { message: 'As a whole', errorCode: 'X', output: { errors: [], fieldErrors } },
})

it('stands at the fields that the form has, and above it for all others, in the language of the page', () => {
  const refusal = refusalOf(
    answer(400, {
      Name: [{ errorCode: 'REQUIRED_FIELD_MISSING', message: 'Required fields are missing: [Name]' }],
      Amount__c: [{ errorCode: 'FIELD_INTEGRITY_EXCEPTION', message: 'Importe: No es un número.' }],
      Hidden__c: [{ errorCode: 'DUPLICATE_VALUE', message: 'Another record already has this Number.' }],
    }),
    known,
    t,
  )
  expect(refusal).toEqual({
    ...nothingWrong,
    whole: ['Otro registro ya tiene este valor.'],
    fields: { Name: 'Complete este campo.', Amount__c: 'Importe: No es un número.' },
  })
})

it('tells a conflict, a duplicate, a lost connection and a lack of access apart', () => {
  expect(refusalOf(answer(412, {}), known, t)).toEqual({ ...nothingWrong, isConflict: true })
  const doubled = (isAllowSave: boolean) => ({
    errorCode: 'DUPLICATES_DETECTED',
    message: '…',
    duplicateRecordError: { matchResults: [{ apiName: 'Contact', isAllowSave, matchRecordIds: ['003'] }] },
  })
  for (const allowSave of [true, false]) {
    const errors = [doubled(true), doubled(allowSave)]
    const match = { objectApiName: 'Contact', recordIds: ['003'] }
    expect(refusalOf({ status: 400, body: { output: { errors, fieldErrors: {} } } }, known, t)).toEqual({
      ...nothingWrong,
      duplicates: { matches: [match, match], allowSave },
    })
  }
  expect(refusalOf({ status: 0, body: null }, known, t).whole).toEqual([t('notReached')])
  expect(refusalOf(answer(403, {}), known, t).whole).toEqual([t('notAllowed')])
})

it('names the required fields that are empty', () => {
  expect(missingFields(['Name', 'Amount__c'], (name) => name === 'Name', t).fields).toEqual({
    Name: 'Complete este campo.',
  })
})
