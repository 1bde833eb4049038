import { createTestWorld } from '@porchlight/test-kit/world'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createScimClient, entraUser, filtered, oktaUser, patchOf } from './testing/scim-client'
import { createScimWorld, directoryTokens, type ScimWorld } from './testing/scim-world'

let served: ScimWorld

beforeAll(async () => {
  served = await createScimWorld()
})
afterAll(() => served.close())

const call: ScimWorld['scim'] = (...parts) => served.scim(...parts)
let count = 0
const nextName = () => {
  count += 1
  return `person.${count}@company.example.com`
}

describe('a person', () => {
  it('of Entra ID is created with a location and a version, found by each filter it sends, and read', async () => {
    const userName = nextName()
    const created = await call('POST', '/Users', entraUser('oid-1', userName, 'Ellery'))
    expect(created.status).toBe(201)
    expect(created.headers.get('content-type')).toBe('application/scim+json; charset=utf-8')
    expect(created.headers.get('etag')).toBe('W/"1"')
    const { id, meta } = created.body
    expect(created.headers.get('location')).toBe(`${served.world.origin}/scim/v2/Users/${id}`)
    expect(meta).toMatchObject({
      resourceType: 'User',
      version: 'W/"1"',
      location: created.headers.get('location'),
    })
    for (const filter of [
      `userName eq "${userName.toUpperCase()}"`,
      'externalId eq "oid-1"',
      `id eq "${id}"`,
      `emails[type eq "work"].value eq "${userName}"`,
      `id eq "${id}" and active eq true`,
      `urn:ietf:params:scim:schemas:core:2.0:User:userName EQ "${userName}"`,
    ]) {
      const { status, body } = await call('GET', filtered('/Users', filter))
      expect([filter, status, body.totalResults, body.Resources?.[0]?.id]).toEqual([filter, 200, 1, id])
    }
    for (const filter of [
      'userName eq "nobody@example.com"',
      `id eq "${id}" and externalId eq "oid-2"`,
      `emails[type eq "home"].value eq "${userName}"`,
      `userName eq "a" and userName eq "b"`,
    ]) {
      const { body } = await call('GET', filtered('/Users', filter))
      expect([filter, body.totalResults, body.Resources]).toEqual([filter, 0, []])
    }
    const read = await call('GET', `/Users/${id}`)
    expect(read.body).toMatchObject({
      userName,
      externalId: 'oid-1',
      active: true,
      name: { givenName: 'Noor', familyName: 'Ellery' },
      emails: [{ value: userName, type: 'work', primary: true }],
    })
    expect(JSON.stringify(read.body)).not.toContain('Specialist')
  })

  it('is changed by the forms of Entra ID: a boolean as a text, no path, paths as names, addresses by their type', async () => {
    const { body: person } = await call('POST', '/Users', entraUser('oid-forms', nextName(), 'Forms'))
    const patch = async (...operations: readonly object[]) =>
      (await call('PATCH', `/Users/${person.id}`, patchOf(...operations))).body
    expect(await patch({ op: 'Replace', path: 'active', value: 'False' })).toMatchObject({ active: false })
    expect(await patch({ op: 'Add', path: 'active', value: 'True' })).toMatchObject({ active: true })
    const renamed = await patch({
      op: 'replace',
      value: {
        displayName: 'N. Forms',
        'name.familyName': 'Formsby',
        'emails[type eq "work"].value': 'noor@company.example.com',
        'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User:department': 'Elsewhere',
      },
    })
    expect(renamed).toMatchObject({
      displayName: 'N. Forms',
      name: { givenName: 'Noor', familyName: 'Formsby' },
      emails: [{ value: 'noor@company.example.com', type: 'work', primary: true }],
    })
    expect(renamed.meta.version).toBe('W/"4"')
    const added = await patch({
      op: 'Add',
      path: 'emails[type eq "other"].value',
      value: 'n@home.example.com',
    })
    expect(added.emails).toHaveLength(2)
    const removed = await patch(
      { op: 'Remove', path: 'emails[type eq "other"]' },
      { op: 'Remove', path: 'displayName' },
    )
    expect(removed.emails).toHaveLength(1)
    expect(removed.displayName).toBeUndefined()
  })

  it('is changed by the forms of Okta: replaced whole, and switched off without a path', async () => {
    const userName = nextName()
    const { body: person } = await call('POST', '/Users', oktaUser('00u1', userName, 'Okta'))
    const put = await call('PUT', `/Users/${person.id}`, {
      ...oktaUser('00u1', userName, 'Oktaville'),
      id: person.id,
      meta: { resourceType: 'User' },
    })
    expect([put.status, put.body.name]).toEqual([200, { givenName: 'Noor', familyName: 'Oktaville' }])
    const off = await call(
      'PATCH',
      `/Users/${person.id}`,
      patchOf({ op: 'replace', value: { active: false } }),
    )
    expect([off.status, off.body.active]).toEqual([200, false])
    // An omission revokes neither an end of access nor the link.
    const { active: _active, externalId: _externalId, ...silent } = oktaUser('00u1', userName, 'Oktaville')
    const again = await call('PUT', `/Users/${person.id}`, silent)
    expect(again.body).toMatchObject({ active: false, externalId: '00u1' })
    expect((await call('DELETE', `/Users/${person.id}`)).status).toBe(204)
    expect((await call('GET', `/Users/${person.id}`)).status).toBe(404)
    expect((await call('DELETE', `/Users/${person.id}`)).status).toBe(404)
  })

  it('is one by username and by external id, in whatever case the name is written', async () => {
    const userName = nextName()
    await call('POST', '/Users', oktaUser('00u-one', userName, 'One'))
    const same = await call('POST', '/Users', oktaUser('00u-two', userName.toUpperCase(), 'Two'))
    expect(same).toMatchObject({ status: 409, body: { status: '409', scimType: 'uniqueness' } })
    expect((await call('POST', '/Users', oktaUser('00u-one', nextName(), 'Two'))).status).toBe(409)
    const { body: other } = await call('POST', '/Users', oktaUser('00u-three', nextName(), 'Three'))
    const taken = await call('PATCH', `/Users/${other.id}`, patchOf({ op: 'replace', value: { userName } }))
    expect([taken.status, taken.body.scimType]).toEqual([409, 'uniqueness'])
  })

  it('is changed by who knows the version alone, where one is named', async () => {
    const { body: person } = await call('POST', '/Users', oktaUser('00u-tag', nextName(), 'Tag'))
    const rename = (name: string, tag: string) =>
      call('PATCH', `/Users/${person.id}`, patchOf({ op: 'replace', path: 'displayName', value: name }), {
        'if-match': tag,
      })
    expect((await rename('Ann', 'W/"7"')).status).toBe(412)
    expect((await rename('Ann', 'W/"7", W/"1"')).body.meta.version).toBe('W/"2"')
    expect((await rename('Bea', '*')).status).toBe(200)
    expect((await call('DELETE', `/Users/${person.id}`, undefined, { 'if-match': 'W/"2"' })).status).toBe(412)
  })

  it.each<[string, unknown, string]>([
    ['no username', { schemas: [] }, 'invalidValue'],
    ['a username that is a number', { userName: 5 }, 'invalidValue'],
    ['half a character', { userName: 'a\ud800b' }, 'invalidValue'],
    ['a list', [], 'invalidSyntax'],
    ['what is no JSON', '{"userName":', 'invalidSyntax'],
    ['an active that is neither', { userName: 'x@example.com', active: 'maybe' }, 'invalidValue'],
  ])('is refused with %s', async (_name, body, scimType) => {
    const answer = await call('POST', '/Users', body)
    expect(answer).toMatchObject({ status: 400, body: { status: '400', scimType } })
    expect(answer.body.schemas).toEqual(['urn:ietf:params:scim:api:messages:2.0:Error'])
  })

  it.each<[object, string]>([
    [{ op: 'replace', path: 'favouriteColour', value: 'red' }, 'invalidPath'],
    [{ op: 'replace', path: 'emails[type eq', value: 'x' }, 'invalidPath'],
    [{ op: 'remove' }, 'noTarget'],
    [{ op: 'move', path: 'active', value: true }, 'invalidSyntax'],
    [{ op: 'remove', path: 'userName' }, 'invalidValue'],
  ])('is not changed by %j, nor by what came before it', async (operation, scimType) => {
    const { body: person } = await call(
      'POST',
      '/Users',
      oktaUser(`00u-${scimType}-${count}`, nextName(), 'Kept'),
    )
    const first = { op: 'replace', path: 'active', value: false }
    const answer = await call('PATCH', `/Users/${person.id}`, patchOf(first, operation))
    expect(answer).toMatchObject({ status: 400, body: { scimType } })
    expect((await call('GET', `/Users/${person.id}`)).body).toMatchObject({ active: true, meta: person.meta })
  })

  it.each([
    'userName sw "a"',
    'userName eq',
    'userName eq "a" or userName eq "b"',
    'title eq "x"',
    '(userName eq "a")',
    'userName eq "a\\u0000"',
    `userName eq "${'a'.repeat(1_000)}"`,
  ])('is not looked for by %s', async (filter) => {
    const answer = await call('GET', filtered('/Users', filter))
    expect(answer).toMatchObject({ status: 400, body: { scimType: 'invalidFilter' } })
  })
})

describe('a group', () => {
  it('is created, renamed and given members by each form, and read without them', async () => {
    const [ann, bea, cleo] = await Promise.all(
      ['ann', 'bea', 'cleo'].map(
        async (name) => (await call('POST', '/Users', oktaUser(name, nextName(), name))).body.id,
      ),
    )
    const created = await call('POST', '/Groups', {
      schemas: ['urn:ietf:params:scim:schemas:core:2.0:Group'],
      displayName: 'canteen',
      externalId: 'group-oid-1',
      members: [],
    })
    expect([created.status, created.body.members]).toEqual([201, []])
    const { id } = created.body
    const patch = async (...operations: readonly object[]) => {
      const answer = await call('PATCH', `/Groups/${id}`, patchOf(...operations))
      return [answer.status, answer.body.members?.map(({ value }) => value)]
    }
    const values = (...ids: readonly (string | undefined)[]) => ids.map((value) => ({ value }))
    expect(await patch({ op: 'Add', path: 'members', value: values(ann, bea) })).toEqual([200, [ann, bea]])
    expect(await patch({ op: 'Remove', path: 'members', value: values(ann) })).toEqual([200, [bea]])
    expect(await patch({ op: 'remove', path: `members[value eq "${bea}"]` })).toEqual([200, []])
    expect(await patch({ op: 'replace', path: 'members', value: values(ann, cleo) })).toEqual([
      200,
      [ann, cleo],
    ])
    expect(await patch({ op: 'replace', value: { id, displayName: 'kitchen' } })).toEqual([200, [ann, cleo]])
    expect(await patch({ op: 'add', path: 'members', value: values('somebody') })).toEqual([400, undefined])
    const byName = await call(
      'GET',
      filtered('/Groups', 'displayName eq "Kitchen"', '&excludedAttributes=members'),
    )
    expect(byName.body.Resources).toEqual([expect.not.objectContaining({ members: expect.anything() })])
    const ofAnn = await call('GET', filtered('/Groups', `id eq "${id}" and members[value eq "${ann}"]`))
    expect(ofAnn.body.totalResults).toBe(1)
    const ofBea = await call('GET', filtered('/Groups', `id eq "${id}" and members eq "${bea}"`))
    expect(ofBea.body.totalResults).toBe(0)
    expect((await call('POST', '/Groups', { displayName: 'KITCHEN' })).body.scimType).toBe('uniqueness')
    await call('DELETE', `/Users/${ann}`)
    expect((await call('GET', `/Groups/${id}`)).body.members).toHaveLength(1)
    expect((await call('DELETE', `/Groups/${id}`)).status).toBe(204)
    expect((await call('GET', `/Groups/${id}`)).status).toBe(404)
  })
})

describe('what we say of ourselves', () => {
  it('is what is true: no bulk, no sorting, a thousand at most', async () => {
    const { body } = await call('GET', '/ServiceProviderConfig')
    expect(body).toMatchObject({
      patch: { supported: true },
      bulk: { supported: false },
      sort: { supported: false },
      etag: { supported: true },
      filter: { supported: true, maxResults: 1_000 },
    })
    expect((await call('GET', '/ResourceTypes')).body.Resources?.map(({ id }) => id)).toEqual([
      'User',
      'Group',
    ])
    const { body: schemas } = await call('GET', '/Schemas')
    expect(schemas.totalResults).toBe(2)
    const [user] = schemas.Resources ?? []
    expect((await call('GET', `/Schemas/${user?.id}`)).body).toEqual(user)
    expect((await call('GET', filtered('/Schemas', 'id eq "x"'))).status).toBe(403)
    for (const path of ['/Me', '/Bulk', '/Devices', '/Users/x', `/Users/${'0'.repeat(36)}`]) {
      expect([path, await call('GET', path)]).toMatchObject([path, { status: 404, body: { status: '404' } }])
    }
  })
})

describe('a page', () => {
  it('of a thousand people is whole, and the next begins after it', async () => {
    await served.world.context.pool.query(
      `insert into company_directory.person (id, external_id, user_name, user_name_key, emails, is_active, version, created_at, changed_at)
       select gen_random_uuid()::text, 'bulk-' || n, 'bulk.' || n, 'bulk.' || n, '[]', true, 1, now(), now()
       from generate_series(1, 1200) n`,
    )
    const first = await call('GET', '/Users?startIndex=1&count=1000&attributes=userName')
    expect(first.body).toMatchObject({ startIndex: 1, itemsPerPage: 1_000 })
    const total = first.body.totalResults ?? 0
    const next = await call('GET', '/Users?startIndex=1001&count=5000')
    expect(next.body).toMatchObject({ totalResults: total, startIndex: 1_001, itemsPerPage: total - 1_000 })
    const names = [...(first.body.Resources ?? []), ...(next.body.Resources ?? [])].map(({ id }) => id)
    expect(new Set(names).size).toBe(total)
    expect(Object.keys(first.body.Resources?.[0] ?? {}).sort()).toEqual(['id', 'meta', 'schemas', 'userName'])
    expect((await call('GET', '/Users?count=0')).body).toMatchObject({ totalResults: total, Resources: [] })
    expect((await call('GET', '/Users?startIndex=-3&count=1')).body.startIndex).toBe(1)
    expect((await call('GET', '/Users?count=many')).body.scimType).toBe('invalidValue')
  })
})

describe('the door', () => {
  it('takes both tokens of the setting, and no other', async () => {
    const { origin } = served.world
    for (const token of directoryTokens) {
      expect((await createScimClient(origin, token)('GET', '/Users?count=1')).status).toBe(200)
    }
    for (const token of [null, '', 'x', directoryTokens[0].slice(0, -1), directoryTokens.join(',')]) {
      const { status, headers, body } = await createScimClient(origin, token)('GET', '/Users')
      expect([token, status, headers.get('www-authenticate'), body.status]).toEqual([
        token,
        401,
        'Bearer',
        '401',
      ])
    }
  })

  it('answers whoever goes on with wrong tokens 429, and lets the directory in meanwhile', async () => {
    const stranger = createScimClient(served.world.origin, 'wrong')
    let last = 401
    for (let tries = 0; tries < 25 && last === 401; tries += 1)
      last = (await stranger('POST', '/Users', {})).status
    expect(last).toBe(429)
    expect((await call('GET', '/Users?count=1')).status).toBe(200)
  })

  it('is none without the setting', async () => {
    const closed = await createTestWorld()
    for (const url of ['/scim/v2/Users', '/scim/v2/ServiceProviderConfig', '/scim/v2']) {
      const headers = { authorization: `Bearer ${directoryTokens[0]}` }
      expect((await closed.app.inject({ url, headers })).statusCode).toBe(404)
    }
    await closed.close()
  })
})
