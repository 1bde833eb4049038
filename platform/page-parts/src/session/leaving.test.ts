import { expect, it } from 'vitest'
import { watchLeaving } from './leaving'

/** A window whose time is turned by hand. */
function openWindow() {
  let now = 0
  const waiting: { readonly at: number; readonly run: () => void }[] = []
  const target = Object.assign(new EventTarget(), {
    performance: { now: () => now },
    setTimeout: (run: () => void, ms: number) => waiting.push({ at: now + ms, run }),
  })
  return {
    target: target as unknown as Window,
    pass: (ms: number) => {
      now += ms
      for (const { at, run } of waiting) if (at > now - ms && at <= now) run()
    },
  }
}

it('leaves once, however many want to, before the browser announces that the page is left', () => {
  const { target } = openWindow()
  const { unlessLeaving } = watchLeaving(target)
  const left: string[] = []
  unlessLeaving(() => left.push('first'))
  unlessLeaving(() => left.push('second'))
  expect(left).toEqual(['first'])
})

it('leaves all the same where a page that was being left is still there after a while', () => {
  const { target, pass } = openWindow()
  const { unlessLeaving } = watchLeaving(target)
  const left: string[] = []
  target.dispatchEvent(new Event('beforeunload'))
  unlessLeaving(() => left.push('second'))
  pass(10_000)
  expect(left).toEqual([])
  pass(5_000)
  expect(left).toEqual(['second'])
})

it('leaves at once from a page that came back from the browser’s memory', () => {
  const { target } = openWindow()
  const { unlessLeaving } = watchLeaving(target)
  const left: string[] = []
  target.dispatchEvent(new Event('beforeunload'))
  target.dispatchEvent(new Event('pageshow'))
  unlessLeaving(() => left.push('again'))
  expect(left).toEqual(['again'])
})
