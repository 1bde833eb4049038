import type { LayoutRepresentation } from '@porchlight/metadata'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { FixtureViewer } from '../../define/fixture'
import type { LayoutUserStateRepresentation } from '../../representation/layout-user-state-schema'
import { type CallWorld, openCallWorld } from '../../testing/call-world'

let calls: CallWorld

beforeAll(async () => {
  calls = await openCallWorld()
}, 120_000)

afterAll(() => calls.world.close())

async function stateFor(viewer: FixtureViewer, query = '') {
  const { body } = await calls.call(viewer, 'GET', `/layout/Case/user-state${query}`)
  return body as LayoutUserStateRepresentation
}

function fold(viewer: FixtureViewer, sections: Readonly<Record<string, boolean>>, query = '') {
  const states = Object.entries(sections).map(([id, collapsed]) => [id, { collapsed, id }])
  return calls.call(viewer, 'PATCH', `/layout/Case/user-state${query}`, {
    sectionUserStates: Object.fromEntries(states),
  })
}

const folded = (state: LayoutUserStateRepresentation) =>
  Object.values(state.sectionUserStates).flatMap(({ collapsed, id }) => (collapsed ? [id] : []))

test('at first every section that the viewer sees is open, under the layout’s id', async () => {
  const { body } = await calls.call('advisor', 'GET', '/layout/Case')
  const layout = body as LayoutRepresentation
  const state = await stateFor('advisor')
  expect(state.id).toBe(layout.id)
  expect(Object.keys(state.sectionUserStates).sort()).toEqual(layout.sections.map(({ id }) => id).sort())
  expect(folded(state)).toEqual([])
})

test('a section stays folded, others stay as they were, and each viewer has a state of its own', async () => {
  const [first = '', second = ''] = Object.keys((await stateFor('advisor')).sectionUserStates)
  await fold('advisor', { [first]: true })
  const answer = await fold('advisor', { [second]: true })
  expect(answer.status).toBe(200)
  expect(folded(answer.body as LayoutUserStateRepresentation).sort()).toEqual([first, second].sort())
  await fold('advisor', { [first]: false })
  expect(folded(await stateFor('advisor'))).toEqual([second])
  expect(folded(await stateFor('supervisor'))).toEqual([])
  const stored = await calls.rows<{ value: unknown }>(
    `select value from personalization.preference where kind = 'layoutUserState'`,
  )
  expect(stored).toEqual([{ value: { [first]: false, [second]: true } }])
})

test('each layout type and mode is kept apart', async () => {
  const [section = ''] = Object.keys((await stateFor('customer', '?mode=Create')).sectionUserStates)
  await fold('customer', { [section]: true }, '?mode=Create')
  expect(folded(await stateFor('customer', '?mode=Create'))).toEqual([section])
  expect(folded(await stateFor('customer'))).toEqual([])
  expect(Object.keys((await stateFor('customer', '?layoutType=Compact')).sectionUserStates)).toHaveLength(1)
})

test('a section that only others see is unknown, and nothing of such a request is kept', async () => {
  const own = Object.keys((await stateFor('customer', '?mode=Edit')).sectionUserStates)
  const { body } = await calls.call('admin', 'GET', '/layout/Contact')
  const [foreign] = (body as LayoutRepresentation).sections
  const answer = await fold('customer', { [own[0] ?? '']: true, [foreign?.id ?? '']: true }, '?mode=Edit')
  expect([answer.status, answer.body]).toEqual([
    400,
    [{ errorCode: 'INVALID_INPUT', message: `This layout has no section ${foreign?.id}.` }],
  ])
  expect(folded(await stateFor('customer', '?mode=Edit'))).toEqual([])
})
