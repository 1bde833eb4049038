// SF-3, SF-4 and SF-10 of the guest-leak tests: ids that are known, guessed or sent among others.
import { toRecordId } from '@porchlight/metadata'
import { metadata } from '@porchlight/server/testing'
import { inSweep } from '@porchlight/test-kit/sweep'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AbuseWorld, bearer, openAbuseWorld, withHole } from './abuse-world'
import { dataServicePath } from './call-examples'
import { idParameters, sendAs, visibleOf } from './id-parameters'
import { recordsOf, unknownIdLike } from './owned-records'
import { asSystem, everybodyIsSystem, opened, widened } from './planted-engines'
import { isTelling, tellingTime } from './response-times'
import { openStrangers, type Stranger } from './strangers'
import { twinIt } from './twin-it'

let world: AbuseWorld
let strangers: readonly [Stranger, Stranger]

beforeAll(async () => {
  world = await openAbuseWorld()
  strangers = await openStrangers(world)
})
afterAll(() => world.world.close())

const reads = idParameters.filter(({ contract }) => contract.method === 'GET')
const uiApi = `${dataServicePath}/ui-api`

describe('SF-3: a record whose id is known', () => {
  it('is to a stranger like one that does not exist, and its object like none', async () => {
    expect(await disclosedKnownIds(world, inSweep(3, { otherwise: 1 }))).toEqual([])
  })

  twinIt('is reported by this check when the engine forgets who asks', async () => {
    const disclosed = await disclosedKnownIds(await withHole(world, { context: everybodyIsSystem }), 1)
    expect(disclosed).toContainEqual(
      expect.stringMatching(/^newcomer GET .*\/records\/\{recordId\}.* Account/),
    )
    expect(disclosed).toContainEqual(expect.stringMatching(/^newcomer GET .*\/actions\/record\/.* Contact/))
  })

  twinIt('is reported by this check when guests reach the objects', async () => {
    const disclosed = await disclosedKnownIds(
      await withHole(world, { context: (real) => opened(real, 'guest') }),
      1,
    )
    expect(disclosed).toContainEqual(expect.stringMatching(/^guest GET .*\/records\/\{recordId\}.* Lead/))
    expect(disclosed).toContainEqual(expect.stringMatching(/^guest GET .*\/record-avatars\/batch\/.* User/))
  })
})

describe('SF-4: an id in another form', () => {
  it('with 15 characters, 18, or its case turned, has the same verdict as one that nothing has', async () => {
    expect(await disclosedForms(world)).toEqual([])
  })

  twinIt('is reported by this check when records can be reached', async () => {
    const disclosed = await disclosedForms(
      await withHole(world, { context: (real) => widened(real, 'records') }),
    )
    expect(disclosed).toContainEqual(expect.stringMatching(/^15 characters of Account/))
    expect(disclosed).toContainEqual(expect.stringMatching(/^18 characters of Case/))
  })
})

describe('SF-10: one foreign id among own ones', () => {
  it('is refused for itself and leaves the others as they are', async () => {
    expect(await disclosedBatches(world)).toEqual([])
  })

  it('takes no more time than one that nothing has', async () => {
    expect(await batchTime(world)).toSatisfy((area: number) => !isTelling(area))
  })

  twinIt('is reported by this check when the engine forgets who asks', async () => {
    const planted = await withHole(world, {
      context: (real) => asSystem(real, 'readRecords', 'visibleRecordIds'),
    })
    const disclosed = await disclosedBatches(planted)
    expect(disclosed).toContainEqual(expect.stringMatching(/^GET .*\/records\/batch\/.* foreign/))
    expect(disclosed).toContainEqual(expect.stringMatching(/^GET .*\/record-avatars\/batch\/.* foreign/))
  })

  twinIt('is reported by this check when more is read of what is there', async () => {
    const planted = await withHole(world, {
      context: (real) => ({
        ...real,
        engine: {
          ...real.engine,
          readRecords: async (viewer, ids, selection) => {
            const known = await real.engine.visibleRecordIds(real.systemViewer, ids)
            for (let times = 2; times < known.size * 4; times += 1) {
              await real.engine.readRecords(viewer, ids, selection)
            }
            return await real.engine.readRecords(viewer, ids, selection)
          },
        },
      }),
    })
    expect(await batchTime(planted, { runs: 1 })).toSatisfy(isTelling)
  })
})

/** Returns the first ids of each object that are not open to every customer. */
async function knownIds(target: AbuseWorld, count: number) {
  const found: { readonly objectApiName: string; readonly id: string }[] = []
  for (const { apiName, access } of metadata.objects.values()) {
    if (access.customer.records.kind === 'all') continue
    const { rows } = await target.context.pool.query<{ Id: string }>(
      `select "Id" from record."${apiName}" where not "Id" = any($2) order by "Id" limit $1`,
      [count, strangers.flatMap(({ ownIds }) => ownIds)],
    )
    found.push(...rows.map(({ Id }) => ({ objectApiName: apiName, id: Id })))
  }
  return found
}

async function disclosedKnownIds(target: AbuseWorld, count: number): Promise<readonly string[]> {
  const disclosed: string[] = []
  const ids = await knownIds(target, count)
  expect(new Set(ids.map(({ objectApiName }) => objectApiName)).size).toBeGreaterThan(22)
  for (const stranger of strangers) {
    for (const place of reads) {
      const sendRequest = async (id: string) =>
        visibleOf(await sendAs(target, place.request(id, []), stranger.headers), id)
      const ofNoObject = await sendRequest(idOfNoObject)
      for (const { objectApiName, id } of ids) {
        const isHidden = metadata.object(objectApiName)?.access[stranger.viewerClass].records.kind === 'none'
        // A hidden object's ids are treated as those of a nonexistent object; except for lists named in the address.
        const expected = isHidden ? ofNoObject : await sendRequest(unknownIdLike(id))
        const answer = await sendRequest(id)
        if (answer !== expected)
          disclosed.push(`${stranger.name} ${place.name} ${objectApiName} ${answer.slice(0, 300)}`)
      }
    }
  }
  return disclosed
}

/** Well-formed, with a key prefix that no object has. */
const idOfNoObject = toRecordId('zzz000000000000') ?? ''

async function disclosedForms(target: AbuseWorld): Promise<readonly string[]> {
  const disclosed: string[] = []
  const forms = Object.entries<(id: string) => string>({
    '18 characters': (id) => id,
    '15 characters': (id) => id.slice(0, 15),
    '15 characters, case turned,': (id) => turned(id.slice(0, 15)),
    '18 characters, case turned,': (id) => turned(id.slice(0, 15)) + id.slice(15),
    '18 characters, lower case,': (id) => id.toLowerCase(),
  })
  const direct = reads.filter(({ contract }) => /ecordIds?\}/.test(contract.path))
  const records = await recordsOf(target.context.pool, target.theirs)
  for (const [index, { objectApiName, id }] of records.entries()) {
    const sibling = await siblingOf(target, objectApiName, id)
    for (const stranger of strangers) {
      for (const place of direct) {
        // Each call gets every form of some object, and each object every form in some call; in the sweep, all
        // combinations.
        const turn = (index + direct.indexOf(place)) % forms.length
        for (const [name, form] of inSweep(forms, { otherwise: forms.slice(turn, turn + 1) })) {
          const sendRequest = async (sent: string) =>
            visibleOf(await sendAs(target, place.request(sent, []), stranger.headers), sent)
              .replaceAll(id.slice(0, 15), 'ID')
              .replaceAll(sibling.slice(0, 15), 'ID')
          const answer = await sendRequest(form(id))
          if (answer !== (await sendRequest(form(sibling))))
            disclosed.push(`${name} of ${objectApiName} ${place.name} ${answer}`)
        }
      }
    }
  }
  return disclosed
}

function turned(text: string): string {
  return text.replace(/[a-zA-Z]/g, (letter) =>
    letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase(),
  )
}

/** Returns a nonexistent id with capitals in the same positions: its forms are as valid as those of `id`. */
async function siblingOf(target: AbuseWorld, objectApiName: string, id: string): Promise<string> {
  for (const letters of ['abcdefgh', 'mnopqrst', 'stuvwxyz']) {
    const middle = id.slice(3, 15).replace(/[a-z]/g, (_, at: number) => letters[at % letters.length] ?? 'a')
    const sibling = `${id.slice(0, 3)}${middle}${id.slice(15)}`
    const { rowCount } = await target.context.pool.query(
      `select 1 from record."${objectApiName}" where "Id" = $1`,
      [sibling],
    )
    if (rowCount === 0 && toRecordId(sibling) === sibling) return sibling
  }
  throw new TypeError(`${id} has no sibling.`)
}

/** Calls that respond for each of several ids individually. */
const batches = ['records/batch/IDS?optionalFields=Case.Subject,Account.Name', 'record-avatars/batch/IDS']

async function disclosedBatches(target: AbuseWorld): Promise<readonly string[]> {
  const disclosed: string[] = []
  const own = await recordsOf(target.context.pool, target.mine)
  const idOf = (name: string) => own.find(({ objectApiName }) => objectApiName === name)?.id ?? ''
  const [first, last] = [idOf('Case'), idOf('Account')]
  const results = async (batch: string, ids: readonly string[]) => {
    const url = `${uiApi}/${batch.replace('IDS', ids.join())}`
    const answer = await target.send({ method: 'GET', url, headers: bearer(target.token) })
    return answer.json<{ results: { statusCode: number }[] }>().results
  }
  for (const batch of batches) {
    const alone = await results(batch, [first, last])
    for (const { objectApiName, id } of await recordsOf(target.context.pool, target.theirs)) {
      const mixed = await results(batch, [first, id, last])
      const [, ofUnknown] = await results(batch, [first, unknownIdLike(id), last])
      const name = `GET ${uiApi}/${batch} ${objectApiName}`
      if (JSON.stringify([mixed[0], mixed[2]]) !== JSON.stringify(alone)) disclosed.push(`${name} own`)
      const isRefused = mixed[1]?.statusCode === 404 && mixed.length === 3
      if (!isRefused || JSON.stringify(mixed[1]) !== JSON.stringify(ofUnknown))
        disclosed.push(`${name} foreign`)
    }
  }
  return disclosed
}

/** `runs`: one is enough to see a planted hole; the real server gets the further runs of a machine under load. */
async function batchTime(target: AbuseWorld, { runs = 3 } = {}): Promise<number> {
  const own = await recordsOf(target.context.pool, target.mine)
  const ownCase = own.find(({ objectApiName }) => objectApiName === 'Case')?.id ?? ''
  const theirs = await recordsOf(target.context.pool, target.theirs)
  const foreign = theirs.find(({ objectApiName }) => objectApiName === 'Case')?.id ?? ''
  const timed = (id: string) => async () => {
    const url = `${uiApi}/records/batch/${ownCase},${id}?fields=Case.Subject`
    const started = performance.now()
    await target.send({ method: 'GET', url, headers: bearer(target.token) })
    return performance.now() - started
  }
  return await tellingTime(timed(foreign), timed(unknownIdLike(foreign)), runs)
}
