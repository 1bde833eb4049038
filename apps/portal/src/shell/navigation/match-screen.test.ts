import { screens } from '@porchlight/domains/screens'
import { targetOf } from '@porchlight/page-parts/navigation/follow-links'
import { describe, expect, it } from 'vitest'
import { matchScreen } from './match-screen'

describe('the screen of an address', () => {
  it.each([
    ['/', 'home', {}],
    ['/login', 'login', {}],
    ['/login/', 'login', {}],
    ['/usage', 'usage', {}],
    ['/usage/001000000000001AAA', 'usage', { accountId: '001000000000001AAA' }],
    ['/messages/new', 'new-message', {}],
    ['/messages/500000000000001AAA', 'message', { caseId: '500000000000001AAA' }],
    ['/usage/a%20b', 'usage', { accountId: 'a b' }],
  ])('%s is %s', (path, name, params) => {
    const match = matchScreen(screens, path, true)
    expect(match?.screen.name).toBe(name)
    expect(match?.params).toEqual(params)
  })

  it('is another one for guests where guests have one, and the same one everywhere else', () => {
    expect(matchScreen(screens, '/', false)?.screen.name).toBe('landing')
    for (const path of ['/usage', '/plans', '/login']) {
      expect(matchScreen(screens, path, false)?.screen.name, path).toBe(
        matchScreen(screens, path, true)?.screen.name,
      )
    }
  })

  it.each(['/usages', '/usage/1/2', '/es', '/LOGIN', '/usage/%E0%A4%A', '/../login'])(
    '%s is none',
    (path) => {
      expect(matchScreen(screens, path, true)).toBeNull()
    },
  )
})

describe('a link that needs no reload', () => {
  const here = new URL('http://localhost:3000/es/usage')

  it('stays on this site and in this language', () => {
    expect(targetOf(new URL('http://localhost:3000/es'), here, '/es')).toEqual({ path: '/', search: '' })
    expect(targetOf(new URL('http://localhost:3000/es/usage?month=7'), here, '/es')).toEqual({
      path: '/usage',
      search: '?month=7',
    })
  })

  it.each([
    'http://localhost:3000/usage',
    'http://amigo.localhost:3000/es',
    'http://localhost:3000/es#main',
    'tel:5550100',
  ])('%s is none', (address) => {
    expect(targetOf(new URL(address), here, '/es')).toBeNull()
  })
})
