import { expect, test } from 'vitest'
import * as clientErrors from './client-errors'
import { DataServiceError } from './data-service-error'
import { describeError } from './describe-error'

test.each([
  {
    name: 'the array of a read',
    error: { status: 404, body: [{ errorCode: 'NOT_FOUND', message: 'Not there' }] },
    status: 404,
    details: [{ errorCode: 'NOT_FOUND', message: 'Not there', field: null }],
  },
  {
    name: 'the object of a write, with errors of fields and of the record',
    error: {
      status: 400,
      body: {
        message: 'An error occurred',
        enhancedErrorType: 'RecordError',
        output: {
          errors: [{ errorCode: 'A', message: 'Whole', field: null }],
          fieldErrors: { Subject: [{ errorCode: 'B', message: 'Too long', field: 'Subject' }] },
        },
      },
    },
    status: 400,
    details: [
      { errorCode: 'A', message: 'Whole', field: null },
      { errorCode: 'B', message: 'Too long', field: 'Subject' },
    ],
  },
  {
    name: 'a write error without details',
    error: { status: 412, body: { message: 'Modified', output: { errors: [], fieldErrors: {} } } },
    status: 412,
    details: [{ errorCode: '', message: 'Modified', field: null }],
  },
  {
    name: 'the errors of a list view that is created',
    error: {
      status: 400,
      body: {
        message: 'x',
        output: { fieldErrors: { label: [{ fieldApiName: 'label', errorMessage: 'Long' }] } },
      },
    },
    status: 400,
    details: [{ errorCode: '', message: 'Long', field: 'label' }],
  },
  {
    name: 'no answer at all',
    error: { status: 0, statusText: 'TypeError', body: undefined, errorType: 'networkAdapterError' },
    status: 0,
    details: [{ errorCode: '', message: 'TypeError', field: null }],
  },
  {
    name: 'an error of the client',
    error: new DataServiceError(clientErrors.invalidRecordInput),
    status: 400,
    details: [{ errorCode: 'INVALID_INPUT', message: 'Invalid recordInput', field: null }],
  },
  {
    name: 'something else that was thrown',
    error: 'odd',
    status: 0,
    details: [{ errorCode: '', message: 'odd', field: null }],
  },
])('$name is described in the one shape', ({ error, status, details }) => {
  expect(describeError(error)).toEqual({ status, details })
})
