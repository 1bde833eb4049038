// SF-1, SF-2 and SF-5 of the guest-leak tests: lists, descriptions and fields of objects.
import { metadata } from '@porchlight/server/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AbuseWorld, bearer, openAbuseWorld, withHole } from './abuse-world'
import { readGuardedValues } from './guarded-values'
import { recordsOf } from './owned-records'
import { asSystem, opened, widened } from './planted-engines'
import { type ObjectRequest, requestsAbout } from './requests-about'
import { openStrangers, type Stranger } from './strangers'
import { twinIt } from './twin-it'
import { hiddenNames, unreadableIn } from './unreadable'

let world: AbuseWorld
let strangers: readonly [Stranger, Stranger]

beforeAll(async () => {
  world = await openAbuseWorld()
  strangers = await openStrangers(world)
})
afterAll(() => world.world.close())

const isList = ({ example }: ObjectRequest) => /^\/ui-api\/(mru-)?list-/.test(example.contract.path)
const isDescription = (request: ObjectRequest) => !isList(request)

describe('SF-1: the lists of an object', () => {
  it('that a stranger does not read are answered like those of an object that does not exist', async () => {
    expect(await disclosedObjects(world, isList)).toEqual([])
  })

  it('hold nothing of anybody else', async () => {
    expect(await disclosedRecords(world)).toEqual([])
  })

  twinIt('are reported by this check when guests read the objects', async () => {
    const disclosed = await disclosedObjects(
      await withHole(world, { context: (real) => opened(real, 'guest') }),
      isList,
    )
    expect(disclosed).toContainEqual(expect.stringMatching(/^guest GET .*\/list-records\/.* about Account/))
    expect(disclosed).toContainEqual(expect.stringMatching(/^guest GET .*\/mru-list-ui\/.* about Lead/))
    expect(disclosed).toContainEqual(expect.stringMatching(/^guest GET .*\/list-info\/.* about Case/))
  })

  twinIt('are reported by this check when lists forget who asks', async () => {
    const disclosed = await disclosedRecords(
      await withHole(world, { context: (real) => asSystem(real, 'listRecords') }),
    )
    expect(disclosed).toContainEqual(
      expect.stringMatching(/^newcomer GET .*\/list-records\/.* about Account/),
    )
    expect(disclosed).toContainEqual(expect.stringMatching(/^newcomer GET .*\/list-ui\/.* about Contact/))
  })
})

describe('SF-2: the description of an object', () => {
  it('that a stranger does not read is that of an object that does not exist, by every call', async () => {
    expect(await disclosedObjects(world, isDescription)).toEqual([])
    expect(await disclosedNames(world)).toEqual([])
  })

  twinIt('is reported by this check when guests read the objects', async () => {
    const planted = await withHole(world, { context: (real) => opened(real, 'guest') })
    const disclosed = await disclosedObjects(planted, isDescription)
    for (const path of ['object-info', 'layout', 'related-list-info', 'search-info', 'record-defaults']) {
      expect(disclosed).toContainEqual(
        expect.stringMatching(new RegExp(`^guest GET .*/${path}/.* about Account`)),
      )
    }
    expect(await disclosedNames(planted)).toContainEqual(expect.stringMatching(/^guest directory/))
  })

  twinIt('is reported by this check when a customer is told of hidden fields and objects', async () => {
    const planted = await withHole(world, { context: (real) => opened(real, 'customer') })
    const disclosed = await disclosedNames(planted)
    expect(disclosed).toContainEqual(
      expect.stringMatching(/^newcomer GET .*\/object-info\/.*Processor_Token__c/),
    )
    expect(disclosed).toContainEqual(
      expect.stringMatching(/^newcomer GET .*\/list-object-info\/.*Storage_Key__c/),
    )
  })
})

describe('SF-5: all fields of a record', () => {
  it('are those that its reader was granted, whether by a star, layouts or forms', async () => {
    expect(await disclosedFields(world)).toEqual([])
  })

  twinIt('are reported by this check when access lets hidden ones be read', async () => {
    const disclosed = await disclosedFields(
      await withHole(world, { context: (real) => widened(real, 'read') }),
    )
    expect(disclosed).toContainEqual(expect.stringMatching(/^records\/.*Case\.OwnerId/))
    expect(disclosed).toContainEqual(expect.stringMatching(/^record-ui\/.*User\.Portal_Role__c/))
  })
})

/** Returns the calls that let a stranger distinguish an unreadable object from a nonexistent one. */
async function disclosedObjects(
  target: AbuseWorld,
  isMeant: (request: ObjectRequest) => boolean,
): Promise<readonly string[]> {
  const disclosed: string[] = []
  for (const stranger of strangers) {
    for (const object of metadata.objects.values()) {
      if (object.access[stranger.viewerClass].records.kind !== 'none') continue
      const unknownName = object.custom ? 'Nothing__c' : 'Nothing'
      const unknown = requestsAbout(unknownName, object).filter(isMeant)
      for (const [index, { example, request }] of requestsAbout(object.apiName, object)
        .filter(isMeant)
        .entries()) {
        const sendRequest = async (name: string, sent = request) => {
          const answer = await target.send({ ...sent, headers: { ...sent.headers, ...stranger.headers } })
          const text = `${answer.statusCode} ${answer.headers['content-type']} ${answer.payload}`
          return text.replace(new RegExp(`\\b${name}\\b`, 'gi'), 'NAME').replace(/[0-9a-f]{32}/g, 'HASH')
        }
        const answer = await sendRequest(object.apiName)
        if (answer !== (await sendRequest(unknownName, unknown[index]?.request))) {
          disclosed.push(`${stranger.name} ${example.name} about ${object.apiName}: ${answer.slice(0, 200)}`)
        }
      }
    }
  }
  return disclosed
}

/** Returns other people's data in the lists of objects that a newcomer may have records of. */
async function disclosedRecords(target: AbuseWorld): Promise<readonly string[]> {
  const disclosed: string[] = []
  for (const stranger of strangers) {
    const guarded = await readGuardedValues(target.context.pool, stranger.ownIds)
    for (const object of metadata.objects.values()) {
      for (const { example, request } of requestsAbout(object.apiName, object)) {
        const headers = { ...request.headers, ...stranger.headers }
        const tellings = guarded.tellings((await target.send({ ...request, headers })).payload)
        if (tellings.length > 0)
          disclosed.push(`${stranger.name} ${example.name} about ${object.apiName}: ${tellings}`)
      }
    }
  }
  return disclosed
}

/** Returns the names of hidden objects and fields in what a stranger sees of the others. */
async function disclosedNames(target: AbuseWorld): Promise<readonly string[]> {
  const disclosed: string[] = []
  for (const stranger of strangers) {
    const { viewerClass, headers } = stranger
    const directory = await target.send({
      method: 'GET',
      url: '/services/data/v65.0/ui-api/object-info',
      headers,
    })
    const named = hiddenNames(viewerClass, directory.payload)
    if (named.length > 0) disclosed.push(`${stranger.name} directory: ${named}`)
    for (const object of metadata.objects.values()) {
      if (object.access[viewerClass].records.kind === 'none') continue
      for (const { example, request } of requestsAbout(object.apiName, object)) {
        const answer = await target.send({ ...request, headers: { ...request.headers, ...headers } })
        const names = answer.statusCode < 300 ? hiddenNames(viewerClass, answer.payload) : []
        if (names.length > 0)
          disclosed.push(`${stranger.name} ${example.name} about ${object.apiName}: ${names}`)
      }
    }
  }
  return disclosed
}

/**
 * Returns the fields that a customer gets of its own records by requesting all of them, without having been granted
 * them.
 */
async function disclosedFields(target: AbuseWorld): Promise<readonly string[]> {
  const disclosed: string[] = []
  for (const { objectApiName, id } of await recordsOf(target.context.pool, target.mine)) {
    const all = [...(metadata.object(objectApiName)?.fields.keys() ?? [])]
    const names = all.map((field) => `${objectApiName}.${field}`).join()
    const layouts = 'layoutTypes=Full,Compact&modes=View,Edit,Create'
    const urls = [
      `records/${id}?${layouts}`,
      `records/${id}?optionalFields=${names}`,
      `records/${id}?fields=${objectApiName}.*`,
      `records/${id}?fields=*`,
      `records/${id}?forms=${objectApiName}.Details&optionalFields=${objectApiName}.*`,
      `records/batch/${id}?optionalFields=${names}`,
      `record-ui/${id}?${layouts}&optionalFields=${names}`,
      `record-defaults/template/clone/${id}?optionalFields=${names}`,
    ]
    for (const url of urls) {
      const answer = await target.send({
        method: 'GET',
        url: `/services/data/v65.0/ui-api/${url}`,
        headers: bearer(target.token),
      })
      const fields = answer.statusCode === 200 ? unreadableIn(answer.json(), 'customer') : []
      if (answer.statusCode >= 500) disclosed.push(`${url}: ${answer.statusCode}`)
      disclosed.push(...fields.map((field) => `${url.slice(0, 80)}: ${field}`))
    }
  }
  return disclosed
}
