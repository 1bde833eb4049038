import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { StageList } from './StageList'

const stateLabels = { done: 'done', now: 'now' }
const stages = [{ label: 'Sent' }, { label: 'Checked', note: 'By the utility' }, { label: 'Ready' }]
const shown = (current: number) =>
  renderToStaticMarkup(
    <StageList label="Stages" stages={stages} current={current} stateLabels={stateLabels} />,
  )

it('says which stage is over and marks the present one', () => {
  const items = shown(1).split('<li').slice(1)
  expect(items[0]).toMatch(/Sent.*\(done\)/)
  expect(items[1]).toMatch(/aria-current="step".*Checked.*\(now\).*By the utility/)
  expect(items[2]).not.toMatch(/done|now|aria-current/)
})

it('marks no stage as the present one once all of them are over', () => {
  expect(shown(3)).not.toContain('aria-current')
  expect(shown(3).match(/\(done\)/g)).toHaveLength(3)
})
