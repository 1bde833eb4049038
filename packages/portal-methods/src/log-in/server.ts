import { fail } from '@porchlight/errors'
import { type CallHandler, handleCall } from '@porchlight/ui-api/server'
import type { MethodContext } from '../define/method'
import { logInContract } from './contract'
import { safeStartUrl } from './start-url'

const handle = handleCall(logInContract, async ({ body }, context: MethodContext) => {
  const missing = (['username', 'password'] as const).filter((name) => body[name].trim() === '')
  if (missing.length > 0) throw requiredFieldsMissing(missing)
  const result = await context.identity.logIn({
    username: body.username,
    password: body.password,
    address: context.clientAddress,
    deviceLabel: context.device,
    language: context.viewer.language,
    ...(context.session.token === null ? {} : { previousToken: context.session.token }),
    findUser: (username) => findUser(username, context),
  })
  if (result.outcome === 'limited') {
    const minutes = Math.max(1, Math.ceil(result.retryAfterSeconds / 60))
    throw fail('rateLimited', { minutes }, { retryAfterSeconds: result.retryAfterSeconds })
  }
  if (result.outcome === 'inactive') throw fail('inactiveAccount')
  if (result.outcome === 'failed') throw fail('loginFailed')
  context.session.start(result.token)
  return { body: { location: safeStartUrl(body.startURL, '/') } }
})

export const handlers: readonly CallHandler<MethodContext>[] = [handle]

function requiredFieldsMissing(names: readonly string[]) {
  return fail(
    'requiredFieldMissing',
    { field: names.join(', ') },
    {
      fieldErrors: names.map((name) => ({
        field: name,
        fieldLabel: name,
        errorCode: 'REQUIRED_FIELD_MISSING',
        message: `Required fields are missing: [${name}]`,
      })),
    },
  )
}

async function findUser(username: string, context: MethodContext) {
  const page = await context.engine.listRecords(context.systemViewer, {
    objectApiName: 'User',
    selection: { fields: ['IsActive', 'Portal_Role__c'], optionalFields: [] },
    condition: { kind: 'compare', field: 'Username', operator: 'eq', value: username },
    parent: null,
    orderings: [],
    searchTerm: null,
    pageSize: 1,
    position: { kind: 'start' },
  })
  const user = page.records[0]
  if (user === undefined) return null
  const staff = user.fields.Portal_Role__c?.value !== 'Customer'
  return { userId: user.id, active: user.fields.IsActive?.value === true, staff }
}
