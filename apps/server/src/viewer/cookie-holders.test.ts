import { expect, it } from 'vitest'
import { createCookieHolders } from './cookie-holders'

const holders = createCookieHolders('a secret of this test')
const token = 'A'.repeat(43)
const dana = '005000000000001AAA'
const greta = '005000000000002AAA'

it('a customer’s cookie counts for that customer alone', () => {
  const value = holders.seal('sign_up', token, dana)
  expect(holders.open('sign_up', value, dana)).toBe(token)
  expect(holders.open('sign_up', value, greta)).toBeNull()
  expect(holders.open('sign_up', value, null)).toBeNull()
})

it('a guest’s cookie goes on counting when somebody signs in', () => {
  const value = holders.seal('sign_up', token, null)
  expect(holders.open('sign_up', value, null)).toBe(token)
  expect(holders.open('sign_up', value, dana)).toBe(token)
})

it('a cookie without its mark, with the mark of another cookie or of another installation opens nothing', () => {
  const [, mark = ''] = holders.seal('sign_up', token, dana).split('.')
  const elsewhere = createCookieHolders('another secret').seal('sign_up', token, null)
  const otherCookie = holders.seal('link', token, null)
  for (const value of [token, `${token}.`, `.${mark}`, `${token}.${mark}A`, elsewhere, otherCookie, '']) {
    expect(holders.open('sign_up', value, null)).toBeNull()
    expect(holders.open('sign_up', value, dana)).toBeNull()
  }
})

it('a note of a look-up, which holds points itself, comes back whole', () => {
  const value = holders.seal('looked_up', 'to.ZOKAouKAouKAokBleGFtcGxlLmNvbQ', null)
  expect(holders.open('looked_up', value, null)).toBe('to.ZOKAouKAouKAokBleGFtcGxlLmNvbQ')
})
