// SF-13 and SF-14 of the guest-leak tests: a walk over all names that a scanner tries, and over all routes.
import { loadPortal, metadata } from '@porchlight/server/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AbuseWorld, openAbuseWorld, ownPage, portalDirectory, withHole } from './abuse-world'
import { callExamples, idsInOrder, injectionOf } from './call-examples'
import { callRequests } from './canary-requests'
import { readGuardedValues } from './guarded-values'
import { recordsOf } from './owned-records'
import { everybodyIsSystem, opened } from './planted-engines'
import { platformObjectNames } from './platform-object-names'
import { pathsAbout } from './requests-about'
import { openStrangers, type Stranger } from './strangers'
import { twinIt } from './twin-it'

let world: AbuseWorld
let strangers: readonly [Stranger, Stranger]

beforeAll(async () => {
  world = await openAbuseWorld({ portal: true })
  strangers = await openStrangers(world)
})
afterAll(() => world.world.close())

describe('SF-13: a walk over hundreds of object names', () => {
  it('finds a stranger nothing, and every name that it does not read alike', async () => {
    expect(platformObjectNames.length).toBeGreaterThan(300)
    expect(await namesFound(world, platformObjectNames)).toEqual([])
  })

  it('finds no other door than ours', async () => {
    expect(await doorsFound(world)).toEqual([])
  })

  twinIt('is reported by this check when guests read the objects', async () => {
    const planted = await withHole(world, { context: (real) => opened(real, 'guest') })
    const found = await namesFound(planted, ['Account', 'Asset', 'Contact'])
    expect(found).toContainEqual(expect.stringMatching(/^guest .*\/list-records\/Contact\//))
    expect(found).toContainEqual(expect.stringMatching(/^guest .*\/object-info\/Account/))
  })

  twinIt('is reported by this check when there is another door', async () => {
    const planted = await withHole(world, {
      app: (app) => void app.get('/services/data/v65.0/sobjects', async () => ({ sobjects: ['Account'] })),
    })
    expect(await doorsFound(planted)).toEqual(['GET /services/data/v65.0/sobjects: 200'])
  })
})

describe('SF-14: a route', () => {
  it('is closed to guests unless it is one of those that were looked at', async () => {
    expect(publicReads.length).toBeLessThanOrEqual(15)
    expect(await routesOpen(world)).toEqual([])
  })

  twinIt('is reported by this check when one opens', async () => {
    const planted = await withHole(world, { context: (real) => opened(real, 'guest') })
    const open = await routesOpen(planted)
    expect(open).toContainEqual(expect.stringMatching(/^GET .*\/records\/\{recordId\}/))
    expect(open).toContainEqual(expect.stringMatching(/^GET .*\/object-info: /))
    expect(open).toContainEqual(expect.stringMatching(/^POST .*\/search\/results/))
  })

  twinIt('of a page is reported by this check when guests are taken for somebody', async () => {
    const planted = await withHole(world, {
      context: (real) => everybodyIsSystem(real),
      app: (app) => {
        app.addHook('onRequest', async (request) => {
          request.headers.authorization = `Bearer ${world.token}`
        })
      },
    })
    expect(await routesOpen(planted)).toContainEqual(expect.stringMatching(/^page \/.* tells /))
  })
})

/**
 * Returns what the names lead to: responses other than those for a nonexistent name, and what they reveal of anyone.
 */
async function namesFound(target: AbuseWorld, names: readonly string[]): Promise<readonly string[]> {
  const found: string[] = []
  for (const stranger of strangers) {
    const guarded = await readGuardedValues(target.context.pool, stranger.ownIds)
    const sendRequest = async (path: string, name: string) => {
      const { statusCode, payload } = await target.send({
        method: 'GET',
        url: path,
        headers: stranger.headers,
      })
      const nameless = payload.replace(new RegExp(`\\b(All)?${name}(s\\b|\\b)`, 'gi'), 'NAME')
      return { payload, shown: `${statusCode} ${nameless}` }
    }
    const expected = await Promise.all(pathsAbout('Nothing').map((path) => sendRequest(path, 'Nothing')))
    for (const name of new Set([...names, ...metadata.objects.keys()])) {
      const object = metadata.object(name)
      const isRead = object !== undefined && object.access[stranger.viewerClass].records.kind !== 'none'
      for (const [index, path] of pathsAbout(name, object).entries()) {
        const { payload, shown } = await sendRequest(path, name)
        const tellings = guarded.tellings(payload)
        if (tellings.length > 0 || (!isRead && shown !== expected[index]?.shown)) {
          found.push(`${stranger.name} ${path}: ${tellings} ${shown.slice(0, 200)}`)
        }
      }
    }
  }
  return found
}

/** Tries the other addresses that scanners of the reference platform probe. */
async function doorsFound(target: AbuseWorld): Promise<readonly string[]> {
  const found: string[] = []
  const message = JSON.stringify({
    actions: [
      {
        id: '1;a',
        descriptor: 'serviceComponent://ui.force.components.controllers.lists.selectableListDataProvider',
        params: { entityNameOrId: 'User', pageSize: 1000, currentPage: 0, useTimeout: false },
      },
    ],
  })
  const aura = `message=${encodeURIComponent(message)}&aura.context=%7B%7D&aura.token=null`
  const posts = ['/aura', '/s/aura', '/sfsites/aura', '/s/sfsites/aura', '/es/s/sfsites/aura']
  const query = 'SELECT+Id,Email+FROM+User'
  const gets = [
    `/services/data/v65.0/query?q=${query}`,
    `/services/data/v65.0/queryAll?q=${query}`,
    '/services/data/v65.0/sobjects',
    '/services/data/v65.0/sobjects/User/describe',
    '/services/data/v65.0/search?q=FIND+%7Ba%7D',
    '/services/data/v65.0/graphql',
    '/services/data/v65.0/chatter/users',
    '/services/data/v65.0/connect/communities',
    '/services/data/v65.0/tooling/query?q=SELECT+Id+FROM+ApexClass',
    '/services/data/v65.0/ui-api',
    '/services/apexrest/',
    '/services/Soap/u/65.0',
    '/servlet/servlet.FileDownload?file=069000000000000AAA',
    '/sfc/servlet.shepherd/document/download/069000000000000AAA',
    '/graphql',
    '/metrics',
    '/.git/config',
    '/.env',
    // No folder is listed.
    '/assets',
    '/assets/',
    '/assets/console',
    '/assets/console/',
  ]
  const headers = { ...ownPage, 'content-type': 'application/x-www-form-urlencoded' }
  const requests = [
    ...posts.map((url) => ({ method: 'POST' as const, url, headers, payload: aura })),
    ...gets.map((url) => ({ method: 'GET' as const, url, headers: ownPage })),
  ]
  for (const request of requests) {
    const { statusCode } = await target.send(request)
    if (statusCode < 400 || statusCode >= 500) found.push(`${request.method} ${request.url}: ${statusCode}`)
  }
  return found
}

/** What guests may read, reviewed individually: it is the same for everyone. */
const publicReads = [
  'GET /livez',
  'GET /readyz',
  'GET /services/data/v65.0/ui-api/apps',
  'GET /services/data/v65.0/ui-api/apps/{appId}',
  'GET /services/data/v65.0/ui-api/apps/{appId}/user-nav-items',
  'GET /services/data/v65.0/ui-api/nav-items',
  'GET /lwr/apex/v65.0/CustomerPortalMainDataController/getBrandCustomerServiceInfo',
  'GET /lwr/apex/v65.0/CustomerPortalPlanController/findPlans',
  'GET /lwr/apex/v65.0/CustomerPortalPlanController/getPlans',
  'GET /lwr/apex/v65.0/CustomerPortalPlanController/planDocument',
  'GET /lwr/apex/v65.0/CustomerPortalUtilityController/findUtilities',
]

/** Calls that respond to guests with nothing, or with a rejection of each requested item. */
const emptyAnswers = [
  'GET /services/data/v65.0/ui-api/actions/formula-activation/{actionFeature}',
  'GET /services/data/v65.0/ui-api/actions/global',
  'GET /services/data/v65.0/ui-api/list-info/batch',
  'GET /services/data/v65.0/ui-api/object-info',
  'GET /services/data/v65.0/ui-api/object-info/batch/{objectApiNames}',
  'GET /services/data/v65.0/ui-api/record-avatars/batch/{recordIds}',
  'GET /services/data/v65.0/ui-api/records/batch/{recordIds}',
  'POST /services/data/v65.0/ui-api/records/batch',
  'GET /services/data/v65.0/ui-api/related-list-preferences/batch/{preferencesIds}',
  'POST /services/data/v65.0/ui-api/search/results',
]

/** Forms that people fill in before they are identified; A01, A02, A03, A11 and A45 check what they reveal. */
const guestForms = [
  'answerNotice',
  'appendUpload',
  'askDepositWaiver',
  'confirmGuestMessage',
  'createPassword',
  'depositStatus',
  'documentsOverview',
  'enrollmentStatus',
  'findMyAccount',
  'finishPasskeyLogin',
  'forgotPassword',
  'getSignUp',
  'guestBillStatus',
  'guestConversation',
  'guestMessage',
  'lastLookUp',
  'logIn',
  'logOut',
  'lookAtLink',
  'lookAtUnsubscribe',
  'lookUpEnrollment',
  'noticesOverview',
  'offeredOrder',
  'payDeposit',
  'payGuestBill',
  'replyAsGuest',
  'resendRegistrationLink',
  'resetPassword',
  'saveSignUpContact',
  'saveSignUpIdentity',
  'saveSignUpService',
  'saveSignUpStart',
  'sendConversationLink',
  'sendDocuments',
  'sendGuestMessage',
  'signInWays',
  'startPasskeyLogin',
  'startSignUpOver',
  'submitEnrollment',
  'undoChangeEmail',
  'undoSecondFactor',
  'unsubscribe',
  'verifyEmail',
  'verifySecondFactor',
  'verificationOverview',
]

async function routesOpen(target: AbuseWorld): Promise<readonly string[]> {
  const open = new Set<string>()
  const own = await recordsOf(target.context.pool, target.mine)
  const guarded = await readGuardedValues(target.context.pool, [])
  const ids = () =>
    idsInOrder(
      ({ objectApiName }) =>
        own.find((record) => record.objectApiName === objectApiName)?.id ?? '500000000000000AAA',
    )
  const examples = callExamples.map((example) => ({
    name: `${example.contract.method} /services/data/v65.0${example.contract.path}`,
    request: injectionOf(example, example.request(ids())),
  }))
  const methods = (await callRequests(target))
    .filter(({ name }) => / in (its body|user-agent)$/.test(name) && name.includes(' /lwr/'))
    .map(({ name, ...request }) => ({ name: name.replace(/ in .*/, ''), request }))
  // No adapter reads it: programs do.
  const changes = '/services/data/v65.0/changes'
  examples.push({ name: `GET ${changes}`, request: { method: 'GET', url: changes, headers: {} } })
  const tried = new Set([...examples, ...methods].map(({ name }) => name))
  for (const { method, path } of target.calls) {
    const isTried = tried.has(`${method} ${path}`) || publicReads.includes(`${method} ${path}`)
    if (!isTried && !path.startsWith('/live/')) open.add(`${method} ${path}: nobody tries it`)
  }
  for (const { name, request } of [...examples, ...methods]) {
    if (guestForms.includes(name.slice(name.lastIndexOf('/') + 1))) continue
    const headers = { ...request.headers, ...ownPage }
    const { statusCode, payload } = await target.send({ ...request, headers })
    const tellings = guarded.tellings(payload).filter((disclosed) => !own.some(({ id }) => id === disclosed))
    if (tellings.length > 0) open.add(`${name}: tells ${tellings}`)
    const isPublic = publicReads.includes(name) && statusCode < 500
    const isEmpty = emptyAnswers.includes(name) && statusCode === 200 && holdsNothing(payload)
    const isRefused = [400, 401, 403, 404].includes(statusCode)
    if (!isPublic && !isEmpty && !isRefused) open.add(`${name}: ${statusCode} ${payload.slice(0, 200)}`)
  }
  const portal = await loadPortal(portalDirectory)
  for (const { path } of portal.entry.routes) {
    const url = path.replace(/:\w+/g, target.mine.accountId)
    const { payload } = await target.send({ method: 'GET', url, headers: ownPage })
    const tellings = guarded.tellings(payload.replaceAll(target.mine.accountId, ''))
    if (tellings.length > 0) open.add(`page ${path} tells ${tellings}`)
  }
  return [...open]
}

/** Returns whether each of several parts is rejected, and everything else listed is empty. */
function holdsNothing(payload: string): boolean {
  const answer = JSON.parse(payload) as Readonly<Record<string, unknown>>
  if (Array.isArray(answer.results)) {
    return answer.results.every((item: { statusCode?: number }) => (item.statusCode ?? 200) >= 400)
  }
  const lists = [answer.objects, answer.activations, answer.exactMatches, answer.keywordResults]
  const actions = answer.actions as { Global?: { actions?: unknown } } | undefined
  return [...lists, actions?.Global?.actions].every(
    (part) => part === undefined || Object.keys(part as object).length === 0,
  )
}
