// SF-8 and SF-9 of the guest-leak tests: users and files.
import { metadata } from '@porchlight/server/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AbuseWorld, bearer, openAbuseWorld, withHole } from './abuse-world'
import { dataServicePath } from './call-examples'
import { readGuardedValues } from './guarded-values'
import { recordsOf } from './owned-records'
import { widened } from './planted-engines'
import { openStrangers, type Stranger } from './strangers'
import { twinIt } from './twin-it'

let world: AbuseWorld
let strangers: readonly [Stranger, Stranger]

beforeAll(async () => {
  world = await openAbuseWorld()
  strangers = await openStrangers(world)
})
afterAll(() => world.world.close())

const uiApi = `${dataServicePath}/ui-api`

describe('SF-8: users', () => {
  it('cannot be listed, looked at or named through what they wrote', async () => {
    expect(await disclosedUsers(world)).toEqual([])
  })

  twinIt('are reported by this check when customers reach each other’s records', async () => {
    const disclosed = await disclosedUsers(
      await withHole(world, { context: (real) => widened(real, 'records') }),
    )
    expect(disclosed).toContainEqual(expect.stringMatching(/^newcomer .*\/list-records\/User/))
    expect(disclosed).toContainEqual(expect.stringMatching(/^newcomer .*\/record-avatars\/batch\//))
    expect(disclosed).toContainEqual(expect.stringMatching(/^newcomer .*LastModifiedBy/))
  })
})

describe('SF-9: a file', () => {
  it('is there only for whose it is, even when it hangs on a record of somebody else', async () => {
    expect(await disclosedFiles(world)).toEqual([])
  })

  twinIt('is reported by this check when records can be reached', async () => {
    const disclosed = await disclosedFiles(
      await withHole(world, { context: (real) => widened(real, 'records') }),
    )
    expect(disclosed).toContainEqual(expect.stringMatching(/^linked .*ContentDocument/))
  })
})

async function disclosedUsers(target: AbuseWorld): Promise<readonly string[]> {
  const disclosed: string[] = []
  const { pool } = target.context
  const { rows } = await pool.query<{ Id: string }>('select "Id" from record."User" order by "Id"')
  const [, newcomer] = strangers
  const [contactId] = newcomer.ownIds
  const staff = await pool.query<{ Id: string }>(
    `select "Id" from record."User" where "Username" = 'advisor.first@example.com'`,
  )
  // A member of staff has changed the newcomer's record.
  await pool.query('update record."Contact" set "LastModifiedById" = $1 where "Id" = $2', [
    staff.rows[0]?.Id,
    contactId,
  ])
  const ids = rows.map(({ Id }) => Id).slice(0, 150)
  const spans = ['CreatedBy', 'LastModifiedBy'].flatMap((by) =>
    ['Name', 'Email', 'Username', 'FirstName'].map((field) => `Contact.${by}.${field}`),
  )
  const urls = [
    `list-records/User/AllUsers`,
    ...(metadata.object('User')?.listViews ?? []).map(({ apiName }) => `list-records/User/${apiName}`),
    'list-ui/User/__Recent',
    'mru-list-records/User',
    `record-avatars/batch/${ids.slice(0, 100)}`,
    `records/batch/${ids}?optionalFields=User.Name,User.Email,User.Username`,
    ...ids.slice(0, 20).map((id) => `records/${id}?optionalFields=User.Name,User.Email`),
    `records/${contactId}?optionalFields=${spans}`,
    `records/batch/${contactId}?optionalFields=${spans}`,
    `record-ui/${contactId}?optionalFields=${spans}&layoutTypes=Full`,
    `list-records/Contact/${metadata.object('Contact')?.listViews[0]?.apiName}?optionalFields=${spans}`,
    ...['a', 'ad', 'adv', 'advisor'].map((q) => `lookups/Case/OwnerId/User?q=${q}&searchType=Search`),
  ]
  for (const stranger of strangers) {
    const guarded = await readGuardedValues(pool, stranger.ownIds)
    for (const url of urls) {
      const answer = await target.send({ method: 'GET', url: `${uiApi}/${url}`, headers: stranger.headers })
      const tellings = answer.statusCode < 300 ? guarded.tellings(answer.payload) : []
      if (tellings.length > 0) disclosed.push(`${stranger.name} ${uiApi}/${url.slice(0, 400)}: ${tellings}`)
      // A leak would show as a picture or its initials.
      const avatars = answer.payload.match(/"(?:initials|photoUrl)":"[^"]/g) ?? []
      if (url.startsWith('record-avatars') && avatars.length > stranger.ownIds.length) {
        disclosed.push(`${stranger.name} ${uiApi}/${url.slice(0, 60)}: ${avatars.length} avatars`)
      }
    }
  }
  return disclosed
}

/** Returns the victim's files, one of them linked by mistake to a case of the attacker. */
async function disclosedFiles(target: AbuseWorld): Promise<readonly string[]> {
  const disclosed: string[] = []
  const { pool } = target.context
  const theirs = await recordsOf(pool, target.theirs)
  const idOf = (name: string) => theirs.find(({ objectApiName }) => objectApiName === name)?.id ?? ''
  const ownCase = (await recordsOf(pool, target.mine)).find(
    ({ objectApiName }) => objectApiName === 'Case',
  )?.id
  const before = await pool.query<{ LinkedEntityId: string }>(
    'select "LinkedEntityId" from record."ContentDocumentLink" where "Id" = $1',
    [idOf('ContentDocumentLink')],
  )
  const link = (to: string | undefined) =>
    pool.query('update record."ContentDocumentLink" set "LinkedEntityId" = $1 where "Id" = $2', [
      to,
      idOf('ContentDocumentLink'),
    ])
  const files = ['ContentDocument', 'ContentVersion', 'ContentDocumentLink']
  const { rows: ownFiles } = await pool.query<{ Id: string }>(
    `select "Id" from record."ContentDocument" where "Contact__c" = $1
     union select v."Id" from record."ContentVersion" v join record."ContentDocument" d
       on d."Id" = v."ContentDocumentId" where d."Contact__c" = $1
     union select l."Id" from record."ContentDocumentLink" l join record."ContentDocument" d
       on d."Id" = l."ContentDocumentId" where d."Contact__c" = $1`,
    [target.mine.contactId],
  )
  const ownIds = [target.mine.contactId, target.mine.userId, ownCase ?? '', ...ownFiles.map(({ Id }) => Id)]
  const guarded = await readGuardedValues(pool, ownIds)
  const customer = bearer(target.token)
  const sendRequest = async (name: string, url: string, headers: Readonly<Record<string, string>>) => {
    const { statusCode, payload } = await target.send({ method: 'GET', url: `${uiApi}/${url}`, headers })
    const foreign = files.map(idOf).filter((id) => payload.replaceAll(url, '').includes(id))
    const tellings = statusCode < 300 ? [...foreign, ...guarded.tellings(payload.replaceAll(url, ''))] : []
    const isOpen = statusCode < 300 && url.startsWith('records/')
    const isOwn = tellings.length === 0 && !isOpen
    if (!isOwn) disclosed.push(`${name} ${url}: ${statusCode} ${tellings}`)
  }
  await link(ownCase)
  for (const file of files) {
    for (const headers of [customer, ...strangers.map((stranger) => stranger.headers)]) {
      await sendRequest(
        'linked',
        `records/${idOf(file)}?optionalFields=${file}.Id,${file}.Title,${file}.Name`,
        headers,
      )
    }
  }
  for (const list of metadata.object('Case')?.relatedLists ?? []) {
    if (!files.includes(list.childObjectApiName)) continue
    const { relatedListId, childObjectApiName } = list
    const names = 'Title,Name,Id,ContentDocument.Title,ContentDocumentId'
      .split(',')
      .map((field) => `${childObjectApiName}.${field}`)
    await sendRequest(
      'linked',
      `related-list-records/${ownCase}/${relatedListId}?optionalFields=${names}`,
      customer,
    )
    const url = `${uiApi}/related-list-count/${ownCase}/${relatedListId}`
    const { count } = (await target.send({ method: 'GET', url, headers: customer })).json<{ count: number }>()
    const own = await pool.query(
      `select 1 from record."ContentDocumentLink" l join record."ContentDocument" d on d."Id" = l."ContentDocumentId"
       where l."LinkedEntityId" = $1 and d."Contact__c" = $2`,
      [ownCase, target.mine.contactId],
    )
    if (count !== own.rowCount) disclosed.push(`linked count of ${relatedListId}: ${count}`)
  }
  await link(before.rows[0]?.LinkedEntityId)
  return disclosed
}
