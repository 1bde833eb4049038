import { errorCatalogue } from '@porchlight/errors'
import { expect, test } from 'vitest'
import * as clientErrors from './client-errors'
import { DataServiceError } from './data-service-error'

test('every client error is a row of the catalogue', () => {
  expect(errorCatalogue).toMatchObject(clientErrors)
})

test('blanks of a message are filled in', () => {
  const error = new DataServiceError(clientErrors.invalidWriteConfig, { adapter: 'updateRecord' })
  expect(error).toMatchObject({ message: 'Invalid config for "updateRecord"', status: 400 })
})
