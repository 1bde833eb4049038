import type { WorkTab } from '@porchlight/page-parts/session/work-tabs'
import { expect, it } from 'vitest'
import { findAdjacentTab, findNeighbour, maxTabs, withTab, withTabPermanent } from './work-tab-list'

const none = new Set<string>()
const tab = (path: string, isPermanent: boolean, usedAt = 0): WorkTab => ({
  path,
  label: path,
  nameField: null,
  isPermanent,
  usedAt,
})
const pathsOf = (tabs: readonly WorkTab[]) => tabs.map(({ path }) => path)

it('sixty records opened one after the other are one temporary tab', () => {
  let tabs: readonly WorkTab[] = [tab('kept', true)]
  for (let number = 0; number < 60; number += 1) tabs = withTab(tabs, tab(`record-${number}`, false), none)
  expect(pathsOf(tabs)).toEqual(['kept', 'record-59'])
})

it('a tab that is kept, or holds unsaved input, is not replaced', () => {
  const tabs = withTab(withTabPermanent([tab('one', false)], 'one'), tab('two', false), none)
  expect(pathsOf(tabs)).toEqual(['one', 'two'])
  expect(pathsOf(withTab(tabs, tab('three', false), new Set(['two'])))).toEqual(['one', 'two', 'three'])
})

it('a tab that is open stays where it is, and stays kept', () => {
  const tabs = [tab('one', true), tab('two', false)]
  expect(withTab(tabs, { ...tab('one', false, 9), label: 'New name' }, none)).toEqual([
    { ...tab('one', true, 9), label: 'New name' },
    tab('two', false),
  ])
})

it('of too many the one not looked at for longest closes, unless it holds unsaved input', () => {
  const tabs = Array.from({ length: maxTabs }, (_, index) => tab(`tab-${index}`, true, index))
  expect(pathsOf(withTab(tabs, tab('new', true, 99), none))).toEqual([...pathsOf(tabs).slice(1), 'new'])
  const withInput = pathsOf(withTab(tabs, tab('new', true, 99), new Set(['tab-0'])))
  expect(withInput).toEqual(['tab-0', ...pathsOf(tabs).slice(2), 'new'])
})

it('steps go round, and a closed tab leads to its neighbour', () => {
  const tabs = [tab('one', true), tab('two', true), tab('three', true)]
  expect(findAdjacentTab(tabs, 'three', 1)?.path).toBe('one')
  expect(findAdjacentTab(tabs, 'one', -1)?.path).toBe('three')
  expect(findAdjacentTab(tabs, 'elsewhere', -1)?.path).toBe('three')
  expect(findNeighbour(tabs, 'one')?.path).toBe('two')
  expect(findNeighbour(tabs, 'three')?.path).toBe('two')
  expect(findNeighbour([tab('one', true)], 'one')).toBeNull()
  expect(findAdjacentTab([], 'one', 1)).toBeNull()
})
