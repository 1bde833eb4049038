import { expect, it } from 'vitest'
import { invitePath, listPath, parsePeopleView, personPath } from './people-address'

const viewAt = (path: string) => parsePeopleView(new URL(path, 'https://example.com').search)

it('every view is found again at its address', () => {
  expect(viewAt(listPath())).toEqual({ kind: 'list', search: '', after: '' })
  expect(viewAt(listPath('Ana & Luis', 'a+b='))).toEqual({
    kind: 'list',
    search: 'Ana & Luis',
    after: 'a+b=',
  })
  expect(viewAt(personPath('005000000000001AAA'))).toEqual({ kind: 'person', userId: '005000000000001AAA' })
  expect(viewAt(invitePath)).toEqual({ kind: 'invite' })
})
