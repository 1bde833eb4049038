import { isPorchlightError, toErrorBody } from '@porchlight/errors'
import type { Viewer } from '@porchlight/metadata'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type CallWorld, openCallWorld } from '../../testing/call-world'
import { refuseDuplicates } from './refuse-duplicates'

let calls: CallWorld
let admin: Viewer
let dana: string

beforeAll(async () => {
  calls = await openCallWorld()
  const [row] = await calls.rows<{ admin: string; dana: string }>(
    `select (select "Id" from record."User" where "Username" = 'admin@example.com') as admin,
            (select "Id" from record."Contact" where "Email" = 'dana.whitcombe@example.com') as dana`,
  )
  if (row === undefined) throw new TypeError('The demo world has no administrator.')
  admin = { class: 'admin', language: 'es', userId: row.admin }
  dana = row.dana
}, 120_000)

afterAll(() => calls.world.close())

/** Returns the response body for a write with these values; null when it may proceed. */
async function refusalOf(
  objectApiName: string,
  values: Readonly<Record<string, unknown>>,
  allowSaveOnDuplicate = false,
  recordId: string | null = null,
) {
  const { engine, metadata } = calls.world.context
  const object = metadata.object(objectApiName)
  if (object === undefined) throw new TypeError(`There is no ${objectApiName}.`)
  const context = { engine, metadata, viewer: admin }
  const readable = { object, access: object.access.admin }
  try {
    await refuseDuplicates(readable, values, recordId, allowSaveOnDuplicate, context)
    return null
  } catch (error) {
    if (!isPorchlightError(error, 'duplicatesDetected')) throw error
    return toErrorBody(error, 'write')
  }
}

const signUp = { LastName: 'Whitcombe', Email: 'dana.whitcombe@example.com', Lead_Brand__c: 'first' }
const samePerson = { FirstName: 'Dana', ...signUp, Customer_Brand__c: 'first' }

test('a write that a rule warns of is refused with the matches, until the person insists', async () => {
  expect(await refusalOf('Lead', signUp)).toEqual({
    enhancedErrorType: 'RecordError',
    message: expect.any(String),
    output: {
      errors: [
        {
          constituentField: null,
          duplicateRecordError: {
            matchResults: [
              {
                apiName: 'Contact',
                isAllowSave: true,
                matchRecordIds: [dana],
                matchRule: 'Contact_With_Email',
                objectLabel: 'Contacto',
                objectLabelPlural: 'Contactos',
                themeInfo: { color: expect.stringMatching(/^[0-9A-F]{6}$/), iconUrl: expect.any(String) },
              },
            ],
          },
          errorCode: 'DUPLICATES_DETECTED',
          field: null,
          fieldLabel: null,
          message: expect.any(String),
        },
      ],
      fieldErrors: {},
    },
  })
  expect(await refusalOf('Lead', signUp, true)).toBeNull()
})

test('a write that a rule blocks is refused even then', async () => {
  expect(await refusalOf('Contact', samePerson, true)).toMatchObject({
    output: { errors: [{ duplicateRecordError: { matchResults: [{ isAllowSave: false }] } }] },
  })
})

test('a write that doubles nothing goes on, and so does a change of the record itself', async () => {
  expect(await refusalOf('Contact', { ...samePerson, Email: 'd.whitcombe@example.com' })).toBeNull()
  expect(await refusalOf('Contact', { LastName: 'Whitcombe' }, false, dana)).toBeNull()
})

test('an object without rules refuses nothing', async () => {
  expect(await refusalOf('Case', { Subject: 'The same as before' })).toBeNull()
})
